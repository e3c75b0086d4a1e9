import * as v from 'valibot'
import { text } from './fields.ts'
import { th } from './th.ts'

/** Texts that members read. Each has its English in the field `english`. */
export const texts = {
  displayName: text('the name members read, at most 40 characters', 40),
  tagline: v.optional(text('one short line under the name, at most 80 characters', 80), th.tagline),
  description: v.optional(
    text('one or two sentences for search engines and shared links, at most 300 characters'),
    th.description,
  ),
}

export type TextField = keyof typeof texts

const namesOf = <Fields extends object>(fields: Fields) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a constant has no other keys than its type
  Object.keys(fields) as (keyof Fields)[]

/** The texts with what is written in each. */
export const textFields = namesOf(texts).map((name) => {
  const schema = texts[name]
  return { name, about: v.getDescription('wrapped' in schema ? schema.wrapped : schema) ?? '' }
})
