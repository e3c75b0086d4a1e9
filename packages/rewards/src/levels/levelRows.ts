import { specificationLevels, type LevelRow, type LevelState } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

/**
 * Function that returns all levels, lowest first, from the server's answer. Without levels in the answer: the
 * specification's, with the brand's refund rates.
 */
export const levelRowsAtom = atom((get) => {
  const { levelRebates } = get(brandAtom)
  return ({ levels }: LevelState): readonly LevelRow[] =>
    levels ??
    specificationLevels.map((row) =>
      Object.assign({}, row, { refundRate: levelRebates[Math.min(row.level, 5) - 1] ?? 0 }),
    )
})
