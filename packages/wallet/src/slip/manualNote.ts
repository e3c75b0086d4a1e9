import { findBank, type VerifySlipAnswer } from '@member/api-client'
import { bahtFault, formatBaht } from '@member/ui'
import { th } from './th.ts'

/** What the member writes to the operator, as typed. */
export interface Note {
  amount: string
  /** `YYYY-MM-DD`, Asia/Bangkok. */
  date: string
  /** `HH:mm`, Asia/Bangkok. */
  time: string
  bankName: string
  note: string
}

const bangkok = 7 * 60 * 60 * 1000
/** A phone's clock may run a little ahead of the bank's. */
const clockSlack = 5 * 60 * 1000

/** The form as far as the bank's answer fills it; today where it does not. */
export function askByHand(slip: VerifySlipAnswer | undefined, now = Date.now()): Note {
  const told = slip?.transAt ? Date.parse(slip.transAt) : undefined
  const there = new Date((told ?? now) + bangkok).toISOString()
  return {
    amount: typeof slip?.amount === 'number' ? formatBaht(slip.amount) : '',
    date: there.slice(0, 10),
    time: told === undefined ? '' : there.slice(11, 16),
    bankName: findBank(slip?.sendingBank ?? '')?.short ?? '',
    note: '',
  }
}

export const transAt = ({ date, time }: Note): string => `${date}T${time}:00+07:00`

/** The first thing wrong with each field; empty where all is well. */
export function noteFaults(note: Note, now = Date.now()): Partial<Record<keyof Note, string>> {
  const faults: Partial<Record<keyof Note, string>> = {}
  const amount = bahtFault(note.amount)
  if (amount) faults.amount = amount
  if (!/^\d{4}-\d{2}-\d{2}$/.test(note.date)) faults.date = th.manualFault.date
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(note.time)) faults.time = th.manualFault.time
  else if (Date.parse(transAt(note)) > now + clockSlack) faults.date = th.manualFault.future
  if (!note.bankName) faults.bankName = th.manualFault.bank
  return faults
}
