import type { LevelRow } from '@member/api-client'
import { t } from './wordsName.ts'

/** The deposits that a level asks for, in all or within a month. */
export const depositRule = ({ criteria, depositFrom }: LevelRow): string => {
  const { total, month } = t.lines
  return (criteria === 'cumulative' ? total : month)({ amount: depositFrom })
}
