import { thBank } from './thBank.ts'

/** By code; the banks that most Thai members have come first. */
const popular = ['004', '014', '002', '006', '025', '011', '030', '034']

export interface BankChoice {
  code: string
  /** The API's short name. */
  short: string
  /** The full name. */
  th: string
  /** As it is called in speech. */
  name: string
  /** What is seen is part of what is heard. */
  label: string
}

/** Every bank, the usual ones first, by the name that people call it. */
export const bankChoices = (
  banks: readonly Pick<BankChoice, 'code' | 'short' | 'th'>[],
): readonly BankChoice[] =>
  [
    ...popular.flatMap((code) => banks.filter((bank) => bank.code === code)),
    ...banks.filter(({ code }) => !popular.includes(code)),
  ].map(({ code, short, th }) => {
    const name = thBank[code] ?? short
    return { code, short, th, name, label: th.includes(name) ? th : `${th} (${name})` }
  })
