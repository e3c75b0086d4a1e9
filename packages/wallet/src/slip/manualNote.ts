import { findBank } from '@member/banks'
import { type VerifySlipAnswer } from '@member/api-client'
import { serverNow } from '@member/api-client/server-clock'
import { bahtFault, bangkokDay, bangkokMoment, formatBaht, formatTime } from '@member/ui'
import { t } from './words.ts'

export interface Note {
  amount: string
  /** Day of the transfer, `YYYY-MM-DD` in Asia/Bangkok. */
  date: string
  /** Time of the transfer, `HH:mm` in Asia/Bangkok. */
  time: string
  bankName: string
  note: string
}

/** Time (ms) by which a phone's clock may be ahead of ours. */
const clockSlack = 5 * 60 * 1000

/** Returns the manual form's values: from the bank's answer, otherwise the expected amount and today. */
export function askByHand(slip: VerifySlipAnswer | undefined, awaited: string): Note {
  const paidAt = slip?.transAt ? Date.parse(slip.transAt) : undefined
  return {
    amount: typeof slip?.amount === 'number' ? formatBaht(slip.amount) : awaited,
    date: bangkokDay(paidAt ?? serverNow()),
    time: paidAt === undefined ? '' : formatTime(paidAt),
    bankName: findBank(slip?.sendingBank ?? '')?.short ?? '',
    note: '',
  }
}

export const transAt = ({ date, time }: Note): string => bangkokMoment(date, time)

/** Returns the error of each invalid field; empty if the form is valid. */
export function noteFaults(note: Note): Partial<Record<keyof Note, string>> {
  const faults: Partial<Record<keyof Note, string>> = {}
  const amount = bahtFault(note.amount)
  if (amount) faults.amount = amount
  if (!/^\d{4}-\d{2}-\d{2}$/.test(note.date)) faults.date = t.manualFault.date
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(note.time)) faults.time = t.manualFault.time
  else if (Date.parse(transAt(note)) > serverNow() + clockSlack) faults.date = t.manualFault.future
  if (!note.bankName) faults.bankName = t.manualFault.bank
  return faults
}
