import type { LevelRow } from '@member/api-client'
import { levelLook } from './levelLook.ts'
import { t } from './words.ts'

const gives = ({
  refundRate,
  maximumAmount,
  withdrawMaxPerDay,
  withdrawMaxPerTime,
  withdrawTimesPerDay,
}: LevelRow) => [refundRate, maximumAmount, withdrawMaxPerDay, withdrawMaxPerTime, withdrawTimesPerDay].join()

const asks = ({ criteria, depositFrom }: LevelRow) => [criteria, depositFrom].join()

/** Returns a sentence if a level has the same benefits as the previous one; otherwise undefined. */
export const sameAsBefore = (row: LevelRow, before: LevelRow | undefined): string | undefined => {
  if (!before || gives(row) !== gives(before)) return undefined
  const name = t.same.level({ level: before.level, name: levelLook(before.level).name })
  return asks(row) === asks(before) ? t.same.all({ before: name }) : t.same.gives({ before: name })
}
