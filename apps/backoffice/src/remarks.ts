import { field, form, tick } from '@member/staff-page/form'
import type { Content } from '@member/staff-page/parts'
import { th } from './th.ts'

export const refusalForm = (action: string, press: string, suggestion: string, ...more: Content[]) =>
  form(action, press, 'bad', field('reason', th.reasonRead, { value: suggestion, maxlength: 200 }), more)

export const englishReason = field('reasonEnglish', th.reasonEnglish, { maxlength: 200, required: false })

/** Checkbox for a payout that the bank does not know: staff have asked the bank. */
export const askedBankBox = tick('hasAskedBank', th.askedBank)

/** Checkbox for a transfer with the member, amount and time of another: the two are different. */
export const anotherBox = tick('isAnother', th.another)
