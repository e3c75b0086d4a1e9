import type { LevelRow } from '@member/api-client'
import { t } from './wordsName.ts'

/** Returns the text of the deposits that a level requires; level 1 may require none. */
export const depositRule = ({ level, criteria, depositFrom }: LevelRow): string => {
  const { first, total, month } = t.lines
  if (level === 1 && depositFrom <= 1) return first
  return (criteria === 'cumulative' ? total : month)({ amount: depositFrom })
}
