import { type Bank, banks } from '@member/api-client'
import { th } from './th.ts'

/** By code; the banks that most Thai members have come first. */
const popular = ['004', '014', '002', '006', '025', '011', '030', '034']

export interface BankChoice {
  bank: Bank
  /** As it is called in speech. */
  name: string
  /** What is seen is part of what is heard. */
  label: string
}

/** Every bank, the usual ones first, by the name that people call it. */
export const bankChoices: readonly BankChoice[] = [
  ...popular.flatMap((code) => banks.filter((bank) => bank.code === code)),
  ...banks.filter(({ code }) => !popular.includes(code)),
].map((bank) => {
  const name = th.bankNames[bank.code] ?? bank.short
  return { bank, name, label: bank.th.includes(name) ? bank.th : `${bank.th} (${name})` }
})
