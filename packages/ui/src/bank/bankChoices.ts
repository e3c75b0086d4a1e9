import { type Language, language } from '@member/i18n'
import { tBank } from './wordsBank.ts'

const popular = ['004', '014', '002', '006', '025', '011', '030', '034']

export interface BankChoice {
  code: string
  short: string
  fullName: string
  name: string
  /** Accessible name, which contains the visible `name`. */
  label: string
}

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
