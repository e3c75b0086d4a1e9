import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  label: 'Appearance',
  phone: 'Same as this device',
  light: 'Light',
  dark: 'Dark',
} as const satisfies Translation<typeof th>
