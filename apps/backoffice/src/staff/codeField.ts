import { field } from '@member/staff-page/form'
import { th } from './th.ts'

export const codeField = field('code', th.code, {
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  pattern: '[0-9]{6}',
})
