import type { InferInsertModel } from 'drizzle-orm'
import type { Random } from '../../catalogue/random.ts'
import type { Book } from './book.ts'
import { type draws, type plays, type PrizeRow, toThaiPrize } from '@member/api/importing'

export type Right = Pick<InferInsertModel<typeof plays>, 'source' | 'reference' | 'place'> & { at: Date }
type Past = { member: string; eventUuid: string; prizes: PrizeRow[]; random: Random; book: Book }

export function pastDraws({ member, eventUuid, prizes, random, book }: Past, rights: Right[], now: Date) {
  const drawable = prizes.filter(({ type }) => type !== 'ITEM')
  const made: { plays: InferInsertModel<typeof plays>[]; draws: InferInsertModel<typeof draws>[] } = {
    plays: [],
    draws: [],
  }
  for (const { at, ...right } of rights) {
    const usedAt = new Date(Math.min(at.getTime() + random.whole(2, 50) * 60_000, now.getTime()))
    const play = { uuid: random.uuid(), memberUuid: member, eventUuid, ...right, createdAt: at, usedAt }
    const prize = drawn(drawable, random)
    const [uuid, order] = [random.uuid(), random.uuid()]
    made.plays.push(play)
    made.draws.push({
      uuid,
      memberUuid: member,
      eventUuid,
      playUuid: play.uuid,
      order,
      prizeUuid: prize.uuid,
      prize: toThaiPrize(prize),
      english: prize.english,
      createdAt: usedAt,
    })
    const noted = { kind: 'prize' as const, member, at: usedAt, reference: uuid, order }
    if (prize.type === 'CREDIT') book.note(noted, 'credit', prize.value)
    if (prize.type === 'POINT') book.note(noted, 'points', prize.value)
  }
  return made
}

function drawn(prizes: PrizeRow[], random: Random): PrizeRow {
  let ticket = random.whole(
    0,
    prizes.reduce((sum, { weight }) => sum + weight, -1),
  )
  for (const prize of prizes) {
    if (ticket < prize.weight) return prize
    ticket -= prize.weight
  }
  throw new RangeError('there is nothing to draw')
}
