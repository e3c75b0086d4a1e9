import { field, form, tick } from '../staffPage/form.ts'
import type { Content } from '../staffPage/parts.ts'
import { th } from './th.ts'

/** A decision against a member, with the reason that they read. */
export const refusalForm = (action: string, press: string, suggestion: string, ...more: Content[]) =>
  form(action, press, 'bad', field('reason', th.reasonRead, { value: suggestion, maxlength: 200 }), more)

/** The reason in English as well, for members who chose it. */
export const englishReason = field('reasonEnglish', th.reasonEnglish, { maxlength: 200, required: false })

/** For a payout that the bank does not know. */
export const askedBankBox = tick('hasAskedBank', th.askedBank)

/** For two transfers with the same member, amount and time. */
export const anotherBox = tick('isAnother', th.another)
