import type { Language } from '@member/i18n'
import * as v from 'valibot'
import { text } from './fields.ts'

/** What stands for a text that a brand does not have. */
export const general = {
  th: {
    tagline: 'ฝากถอนง่าย ตรวจสอบได้ทุกขั้นตอน',
    description: 'กีฬา คาสิโนสด สล็อต ยิงปลา เกมไพ่ และหวยในที่เดียว ฝากและถอนเห็นสถานะทุกขั้นตอน',
    helpLine: 'สายด่วนสุขภาพจิต กรมสุขภาพจิต',
  },
  en: {
    tagline: 'Easy deposits and withdrawals, every step on record',
    description:
      'Sports, live casino, slots, fishing games, card games and lottery in one place. Follow every deposit and withdrawal step by step.',
    helpLine: 'Mental Health Hotline, Department of Mental Health',
    thaiOnly: 'This text is available in Thai only.',
  },
} satisfies Record<Language, Record<string, string>>

/** A brand's field with its texts in each language but Thai, which has the name of the language. */
export const fieldOf = { en: 'english' } as const satisfies Record<Exclude<Language, 'th'>, string>

export type Translated = keyof typeof fieldOf

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys than its type
export const translations = (Object.keys(fieldOf) as Translated[]).map((language) => {
  const field = fieldOf[language]
  return { language, field, name: `${field.slice(0, 1).toUpperCase()}${field.slice(1)}` }
})

/** Texts that members read. Each has its translations in the fields of `fieldOf`. */
export const texts = {
  displayName: text('the name members read, at most 40 characters', 40),
  tagline: v.optional(text('one short line under the name, at most 80 characters', 80), general.th.tagline),
  description: v.optional(
    text('one or two sentences for search engines and shared links, at most 300 characters'),
    general.th.description,
  ),
}

export type TextField = keyof typeof texts

/** The texts with what is written in each. */
export const textFields = Object.entries(texts).map(([name, schema]) => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys than its type
  name: name as TextField,
  isRequired: !('wrapped' in schema),
  about: v.getDescription('wrapped' in schema ? schema.wrapped : schema) ?? '',
}))
