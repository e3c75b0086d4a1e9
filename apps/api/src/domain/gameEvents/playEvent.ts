import type { Prize } from '@member/api-client'
import type { Database } from '../../database/database.ts'
import * as ledger from '../../database/ledger.ts'
import { draws, rewardRequests } from '../../database/schema.ts'
import { isPosted, type Posted, prizeGives } from '../../database/tables/prizeTypes.ts'
import { addressOf } from '../address/addressOf.ts'
import { notFound } from '../../http/refusals.ts'
import type { Member } from '../../services/services.ts'
import { refuseOnBreak } from '../protection/breaks.ts'
import { creditPaid } from '../rewards/requestReward.ts'
import { takeStock } from '../rewards/takeStock.ts'
import { toRewardRequest } from '../rewards/toReward.ts'
import { drawByWeight, isThere, prizesOf, toPrize, toThaiPrize, type PrizeRow } from './prizes.ts'
import type { EventRow } from './events.ts'
import { playsOf, takePlay, type WantedPlay } from './plays.ts'
import { t } from './words.ts'

export type Turn = WantedPlay & { cards: number; index: number }

/**
 * Plays one turn in the command's transaction. Uses a play, deals the cards and grants the prize under the
 * chosen card.
 */
export async function playEvent(tx: Database, member: Member, turn: Turn) {
  const { event, order, now, cards, index } = turn
  await refuseOnBreak(tx, member.uuid, now)
  const { play, cost } = await takePlay(tx, member, turn)
  const { dealt, prize, reward } = await deal(tx, event, cards, index)

  const asked = reward && (await askFor(tx, member, reward, event, order, now))
  const [draw] = await tx
    .insert(draws)
    .values({
      memberUuid: member.uuid,
      eventUuid: event.uuid,
      playUuid: play.uuid,
      order,
      prizeUuid: prize.uuid,
      prize: toThaiPrize(prize),
      english: prize.english,
      requestUuid: asked?.uuid ?? null,
      createdAt: now,
    })
    .returning()
  const own = { member: member.uuid, order, at: now }
  await ledger.post(
    tx,
    ...[
      { ...own, kind: 'play' as const, reference: play.uuid, entries: costOf(cost, member.uuid) },
      { ...own, kind: 'prize' as const, reference: draw!.uuid, entries: worthOf(prize, member.uuid) },
    ].filter(({ entries }) => entries.length > 0),
    ...(asked && reward ? creditPaid(asked, reward) : []),
  )
  return {
    draw: draw!,
    prize: toPrize(prize),
    others: dealt.filter((_, place) => place !== index).map(toPrize) satisfies Prize[],
    playLeft: (await playsOf(tx, member, event, now)).left,
    request: asked && reward ? toRewardRequest(asked, reward) : null,
    paid: cost,
  }
}

/**
 * Deals every card by weight, and takes the prize under the chosen card from stock. If that prize has just run
 * out, deals again without it. Throws a 404 refusal if no prize is left.
 */
async function deal(tx: Database, event: EventRow, cards: number, index: number) {
  let there = (await prizesOf(tx, [event.uuid])).filter(isThere)
  while (there.length > 0) {
    const dealt = Array.from({ length: cards }, () => drawByWeight(there))
    const prize = dealt[index]!
    if (!prize.rewardUuid) return { dealt, prize, reward: undefined }
    const reward = await takeStock(tx, prize.rewardUuid)
    if (reward) return { dealt, prize, reward }
    there = there.filter(({ rewardUuid }) => rewardUuid !== prize.rewardUuid)
  }
  throw notFound(t.noEvent)
}

type Reward = NonNullable<Awaited<ReturnType<typeof takeStock>>>

async function askFor(
  tx: Database,
  member: Member,
  reward: Reward,
  { type }: EventRow,
  order: string,
  now: Date,
) {
  if (type === 'CHECK_IN') throw new Error('a check-in gives points')
  const [request] = await tx
    .insert(rewardRequests)
    .values({
      memberUuid: member.uuid,
      order,
      rewardUuid: reward.uuid,
      source: type,
      point: 0,
      status: reward.credit > 0n ? 'APPROVED' : 'PENDING',
      address: reward.needAddress ? await addressOf(tx, member.uuid) : null,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  return request!
}

const costOf = (cost: number, memberUuid: string): ledger.Entry[] =>
  cost === 0
    ? []
    : [
        { account: ledger.pointsOf(memberUuid), amount: -BigInt(cost) },
        { account: ledger.loyalty, amount: BigInt(cost) },
      ]

const accounts: Record<Posted, { own: (member: string) => ledger.AccountId; house: ledger.AccountId }> = {
  credit: { own: ledger.creditOf, house: ledger.bonus },
  points: { own: ledger.pointsOf, house: ledger.loyalty },
}

/** Returns the ledger entries of a prize; none for goods, which a reward request delivers. */
function worthOf({ type, value }: PrizeRow, memberUuid: string): ledger.Entry[] {
  const gives = prizeGives[type]
  if (!isPosted(gives)) return []
  const { own, house } = accounts[gives]
  return [
    { account: own(memberUuid), amount: value },
    { account: house, amount: -value },
  ]
}
