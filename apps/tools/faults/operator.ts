import { setSwitches } from '@member/simulator/partners'
import { hashToken } from '@member/api/operations'
import {
  type Member,
  openDatabase,
  operatorAccounts,
  playLimits,
  readSite,
  type Rules,
  sessions,
  writeSite,
} from '@member/api/testing/internals'
import { givePoints } from '@member/api/testing/givePoints'
import { givePlays, newEvent, newReward } from '@member/api/testing/newEvent'
import { newGame } from '@member/api/testing/newGame'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { toSatang } from '@member/api/values/satang'
import { testServices } from '@member/api/testing/testServices'

export const ours = { bankName: 'KBANK', bankId: '0583927416' }
export const startBaht = 2_000
export const rules: Rules = { commissionRate: 10 }
const limitBaht = 1_200

const promotion = {
  bonusMax: 500,
  bonusRate: 10,
  bonusTimeStart: null,
  bonusTimeEnd: null,
  endNumberBonus: 0,
  bonusRate2: 0,
  bonusTimeStart2: null,
  bonusTimeEnd2: null,
  endNumberBonus2: 0,
}

export async function openOperator(url: string, people: number) {
  const { database, close } = await openDatabase({ url })
  const { services } = testServices(database, { clock: () => new Date() })
  await database.insert(operatorAccounts).values({ ...ours, accountName: 'บจก. แสงทอง' })
  await setSwitches(database, { feed: 'reference' })
  const site = await readSite(database)
  await writeSite(database, { ...site, promotion, turnoverTimes: 1, minCommission: 1, ...rules })
  await newEvent(database, 'CHECK_IN', [], { rules: { streak: [5, 10], special: [] } })
  const prizes = [
    { label: '10 บาท', type: 'CREDIT' as const, value: 1_000n },
    { label: '5 คะแนน', type: 'POINT' as const, value: 5n },
    { label: 'ไม่ได้รางวัล', type: 'NONE' as const },
  ]
  const bought = { cards: 3, cost: 10, boughtPerDay: 5 }
  const events = {
    wheel: (await newEvent(database, 'WHEEL', prizes)).uuid,
    cards: (await newEvent(database, 'FLIP_CARD', prizes, bought)).uuid,
    goods: (await newEvent(database, 'FLIP_CARD_REWARD', prizes, bought)).uuid,
  }
  const reward = (await newReward(database, { stock: 7, point: 50 })).uuid
  const games = [(await newGame(database)).uuid, (await newGame(database, { provider: 'SG' })).uuid]
  const members: { member: Member; token: string }[] = []
  for (let place = 0; place < people; place += 1) {
    // Each member is invited by the previous one.
    const invitedBy = members.at(-1)?.member.uuid ?? null
    const member = await newMember(services, { invitedBy })
    if (place % 2 === 1) await limitDeposits(member)
    await payIn(services, member, startBaht)
    await givePoints(database, member, 400)
    await givePlays(database, member, events.wheel, 8)
    members.push({ member, token: await signIn(member) })
  }
  return { database, services, events, reward, games, members, close }

  async function limitDeposits({ uuid }: Member) {
    const limit = { memberUuid: uuid, kind: 'DEPOSIT', period: 'DAY', amount: toSatang(limitBaht) } as const
    await database.insert(playLimits).values({ ...limit, updatedAt: services.clock() })
  }

  async function signIn({ uuid }: Member): Promise<string> {
    const token = crypto.randomUUID().repeat(2)
    const expiresAt = new Date(Date.now() + 30 * 86_400_000)
    const session = { memberUuid: uuid, tokenHash: hashToken(token), expiresAt, touchedAt: expiresAt }
    await database.insert(sessions).values(session)
    return token
  }
}

export type Operator = Awaited<ReturnType<typeof openOperator>>
