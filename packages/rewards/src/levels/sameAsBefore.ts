import type { LevelRow } from '@member/api-client'
import { levelLook } from './levelLook.ts'
import { th } from './th.ts'

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
  const name = th.same.level(String(before.level), levelLook(before.level).name)
  return asks(row) === asks(before) ? th.same.all(name) : th.same.gives(name)
}
