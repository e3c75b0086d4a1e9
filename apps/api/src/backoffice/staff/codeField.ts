import { field } from '../../staffPage/form.ts'
import { th } from './th.ts'

export const codeField = field('code', th.code, {
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  pattern: '[0-9]{6}',
})
