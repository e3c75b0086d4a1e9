import { specificationLevels, type LevelRow, type LevelState } from '@member/api-client'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

/**
 * All levels, lowest first, from the server.
 * If the server does not send levels: the specification's, with the brand's five refund rates, of which the
 * fifth is for levels 5 and 6.
 */
export const levelRowsAtom = atom((get) => {
  const { levelRebates } = get(brandAtom)
  return ({ levels }: LevelState): readonly LevelRow[] =>
    levels ??
    specificationLevels.map((row) =>
      Object.assign({}, row, { refundRate: levelRebates[Math.min(row.level, 5) - 1] ?? 0 }),
    )
})
