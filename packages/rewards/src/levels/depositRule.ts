import type { LevelRow } from '@member/api-client'
import { t } from './wordsName.ts'

/** The deposits that a level asks for, in all or within a month; none for the first, where members are from the start. */
export const depositRule = ({ level, criteria, depositFrom }: LevelRow): string => {
  const { first, total, month } = t.lines
  if (level === 1 && depositFrom <= 1) return first
  return (criteria === 'cumulative' ? total : month)({ amount: depositFrom })
}
