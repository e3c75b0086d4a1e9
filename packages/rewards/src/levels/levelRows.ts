import { specificationLevels, type LevelRow, type LevelState } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

/**
 * All levels, lowest first, as the server tells them. A platform without that addition keeps to the specification, where
 * the refunds displayed are the brand's five rates, the fifth for the levels 5 and 6.
 */
export const levelRowsAtom = atom((get) => {
  const { levelRebates } = get(brandAtom)
  return ({ levels }: LevelState): readonly LevelRow[] =>
    levels ??
    specificationLevels.map((row) =>
      Object.assign({}, row, { refundRate: levelRebates[Math.min(row.level, 5) - 1] ?? 0 }),
    )
})
