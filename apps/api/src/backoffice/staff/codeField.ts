import { field } from '../../staffPage/form.ts'
import { th } from './th.ts'

/** Field for the six digits of a second factor. */
export const codeField = field('code', th.code, {
  inputmode: 'numeric',
  autocomplete: 'one-time-code',
  pattern: '[0-9]{6}',
})
