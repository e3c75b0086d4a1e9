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

/** Says so where a level gives, or asks and gives, what the one before it does; nothing where a member can see what differs. */
export const sameAsBefore = (row: LevelRow, before: LevelRow | undefined): string | undefined => {
  if (!before || gives(row) !== gives(before)) return undefined
  const name = t.same.level({ level: before.level, name: levelLook(before.level).name })
  return asks(row) === asks(before) ? t.same.all({ before: name }) : t.same.gives({ before: name })
}
