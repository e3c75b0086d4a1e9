import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { qrOf, sendTransfer, playRound } from '@member/simulator/partners'
import { launches, mayStake, payInAccounts } from '@member/api/testing/internals'
import { toSatang } from '@member/api/values/satang'
import type { Client } from './client.ts'
import { type Operator, ours } from './operator.ts'
import type { Step } from './plan.ts'
import type { BankServices, GamesServices } from '@member/api/adapter'
import type { Services } from '@member/api/main'

const Verified = v.object({ uuid: v.string(), next: v.string() })
const Asked = v.object({ uuid: v.string() })
const Open = v.array(v.object({ uuid: v.string(), status: v.string() }))

export async function live(operator: Operator, client: Client, step: Step, sent: Map<string, bigint>) {
  const { database, services, events } = operator
  const { member } = client
  const { server, twin, baht } = step
  const order = (path: string, body: object) => client.order(server, path, body, twin)
  const transfer = async () => {
    const sending = { from: member, to: ours, amount: toSatang(baht) }
    const made = await sendTransfer(toBank(services), sending)
    if (!made) throw new Error('The simulated bank knows no such account')
    sent.set(made.transRef, made.amount)
    return made
  }
  const verify = async () => {
    const qrcode = qrOf(await transfer())
    const slip = v.safeParse(Verified, await client.ask(server, 'POST', '/api/auth/slip/verify', { qrcode }))
    return slip.success ? slip.output : undefined
  }
  const openWithdrawals = async () =>
    v.parse(Open, await client.read('GET', `/api/auth/withdraw/withdraw-request/${member.uuid}`))

  if (step.does === 'transfer') await transfer()
  if (step.does === 'slip') {
    const slip = await verify()
    if (slip?.next === 'CONFIRM') await order('/api/auth/slip/confirm', { uuid: slip.uuid })
  }
  if (step.does === 'withdraw')
    await order(`/api/auth/withdraw/${member.uuid}`, { amount: baht, givesUp: 100_000 })
  if (step.does === 'retry') {
    const failed = (await openWithdrawals()).find(({ status }) => status === 'FAILED')
    if (failed) await order('/api/auth/withdraw/retry', { uuid: failed.uuid })
  }
  if (step.does === 'staff') {
    const [open] = await openWithdrawals()
    if (open)
      await client.once(server, 'POST', `/desk/withdrawals/${open.uuid}/${step.decision}`, {
        reason: 'ธนาคารขัดข้อง',
      })
  }
  if (step.does === 'open') {
    const gameUuid = operator.games[baht % operator.games.length]
    await order('/api/auth/user/opengame', { gameUuid, platform: 'AND' })
  }
  if (step.does === 'play') {
    const isOwn = and(eq(launches.memberUuid, member.uuid), eq(launches.status, 'OPEN'))
    const [launch] = await database.select().from(launches).where(isOwn)
    if (launch) await playAt(services, launch.uuid, { stake: baht / 10, isWon: step.isWon })
  }
  if (step.does === 'home') await order('/api/auth/user/game/cashOut', { username: member.username })
  if (step.does === 'spin') await order('/api/auth/wheel/reward', { uuid: events.wheel })
  if (step.does === 'flip')
    await order('/api/auth/game/flip-card/random-reward', { gameUuid: events.cards, cardIndex: 0 })
  if (step.does === 'flipGoods')
    await order('/api/auth/game/flip-card-reward/random', { gameUuid: events.goods, cardIndex: 1 })
  if (step.does === 'sendToReview') {
    const slip = await verify()
    const { bankName } = member
    const request = { amount: baht, bankName, transAt: services.clock().toISOString() }
    const asked = slip && (await order('/api/auth/slip/request-deposit', { ...request, uuid: slip.uuid }))
    const decision = step.decision === 'reject' ? 'refuse' : 'approve'
    if (asked)
      await client.once(server, 'POST', `/desk/slips/${v.parse(Asked, asked).uuid}/${decision}`, {
        reason: 'ไม่ชัดเจน',
      })
  }
  if (step.does === 'checkIn') await order('/api/auth/game/check-in', {})
  if (step.does === 'bonus') await client.ask(server, 'PUT', '/api/auth/bonus', { offer: '1', amount: baht })
  if (step.does === 'payout')
    await order(`/api/auth/affiliate/withdraw/${member.username}`, { type: 'af', amount: 1 })
  if (step.does === 'reward')
    await order('/api/auth/reward/request', { userUuid: member.uuid, rewardUuid: operator.reward })
}

const toBank = ({
  database,
  clock,
}: Services): Pick<BankServices, 'database' | 'clock' | 'payInAccounts'> => ({
  database,
  clock,
  payInAccounts: () => payInAccounts(database),
})

const toGames = ({ database, clock }: Services): Pick<GamesServices, 'database' | 'clock' | 'mayStake'> => ({
  database,
  clock,
  mayStake: (tx, staking) => mayStake(tx, staking, clock()),
})

async function playAt(
  services: Services,
  launchUuid: string,
  { stake, isWon }: { stake: number; isWon: boolean },
) {
  const reels = isWon ? [0, 0, 0] : [0, 1, 2]
  const staking = { launchUuid, key: crypto.randomUUID(), stake: toSatang(stake), choice: '' }
  await playRound(toGames(services), staking, () => reels.shift() ?? 0)
}
