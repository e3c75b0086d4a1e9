import type { Translation } from '@member/i18n'
import { textsIn } from '../../values/texts.ts'

const th = {
  unknown: 'ไม่พบของรางวัลนี้',
  unknownCategory: 'ไม่พบหมวดของรางวัลนี้',
} as const

const en = {
  unknown: 'This reward was not found',
  unknownCategory: 'This reward category was not found',
} as const satisfies Translation<typeof th>

export const t = textsIn({ th, en })
