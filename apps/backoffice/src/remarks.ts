import { field, form, tick } from '@member/staff-page/form'
import type { Content } from '@member/staff-page/parts'
import { th } from './th.ts'

export const refusalForm = (action: string, press: string, suggestion: string, ...more: Content[]) =>
  form(action, press, 'bad', field('reason', th.reasonRead, { value: suggestion, maxlength: 200 }), more)

export const englishReason = field('reasonEnglish', th.reasonEnglish, { maxlength: 200, required: false })

/** Checkbox by which staff confirm that they have asked the bank about a payout unknown to it. */
export const askedBankBox = tick('hasAskedBank', th.askedBank)

/** Checkbox by which staff confirm that two transfers of one member, amount and time are different. */
export const anotherBox = tick('isAnother', th.another)
