import { type Language, language } from '@member/i18n'
import { tBank } from './wordsBank.ts'

/** By code; the banks that most Thai members have come first. */
const popular = ['004', '014', '002', '006', '025', '011', '030', '034']

export interface BankChoice {
  code: string
  /** The API's short name. */
  short: string
  /** The full name in the language shown. */
  fullName: string
  /** Common name. */
  name: string
  /** Visible text is part of the accessible name. */
  label: string
}

/** Every bank, the usual ones first, by the name that people call it. */
export const bankChoices = (
  banks: readonly (Pick<BankChoice, 'code' | 'short'> & Record<Language, string>)[],
): readonly BankChoice[] =>
  [
    ...popular.flatMap((code) => banks.filter((bank) => bank.code === code)),
    ...banks.filter(({ code }) => !popular.includes(code)),
  ].map((bank) => {
    const { code, short } = bank
    const fullName = bank[language()]
    const names: Readonly<Record<string, string | undefined>> = tBank
    const name = names[code] ?? short
    return {
      code,
      short,
      fullName,
      name,
      label: fullName.includes(name) ? fullName : `${fullName} (${name})`,
    }
  })
