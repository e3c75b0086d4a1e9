import { Refusal } from '../../http/refusals.ts'

/** Throws a refusal if the cost exceeds the points that the member agreed to; undefined agrees to any price. */
export function refuseDearer(cost: number, agreed: number | undefined) {
  if (agreed !== undefined && cost > agreed) throw new Refusal(409_403, { data: { cost } })
}
