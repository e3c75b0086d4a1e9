import {
  anyone,
  getCredit,
  listSlipRequests,
  newCommand,
  requestDeposit,
  requestReward,
  verifySlip,
} from '@member/api-client'
import { desc } from 'drizzle-orm'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { feedLines, operationLog, staffRaises } from '../database/schema.ts'
import { sharp } from '../domain/pictures/sharp.ts'
import type { Member } from '../services/services.ts'
import { readSite, writeSite } from '../domain/settings/settings.ts'
import { giveAddress, givePoints } from '../testing/givePoints.ts'
import { newEvent, newReward } from '../testing/newEvent.ts'
import { newMember } from '../testing/newMember.ts'
import { signInAs } from '../testing/signInAs.ts'
import { testSlipBench } from '../testing/testServer.ts'
import { operationsAs } from './operations.ts'
import { pendingApproval } from './secondApproval.ts'
import type { Role } from '../services/actor.ts'
import { rulesOf } from './setRules.ts'
import { th } from '../domain/audit/th.ts'
import { qrOf } from '../testing/partners/bank.ts'

const bench = testSlipBench({ isChecked: true })
let member: Member
let count = 0

beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

function person(role: Role) {
  count += 1
  return operationsAs(bench.services, { kind: 'STAFF', name: `${role}${count}`, roles: [role] })
}
const gift = (points: number) => ({
  username: member.username,
  what: 'POINTS',
  count: points,
  key: crypto.randomUUID(),
})
const askedSlip = async (amount: number) => {
  const picture = sharp({ create: { width: 600, height: 900, channels: 3, background: '#f4f4f4' } })
  const file = new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' })
  const transAt = bench.services.clock().toISOString()
  return (await requestDeposit({ file, amount, transAt, bankName: 'SCB' }, newCommand())).uuid
}
const lastRaise = async () =>
  (await bench.services.database.select().from(staffRaises)).find(
    ({ memberUuid, status }) => memberUuid === member.uuid && status === 'WAITING',
  )!

describe('whatever raises a member’s worth', () => {
  test('counts into one limit of a person and day: slips, corrections, gifts and rewards together', async () => {
    const owner = person('owner')
    expect(await owner.approveSlip(await askedSlip(400), {})).toBeUndefined()
    const correction = { key: crypto.randomUUID(), memberUuid: member.uuid, amount: 30_000n, why: 'ชดเชย' }
    expect(await owner.adjustCredit(correction)).toBeUndefined()
    expect(await owner.giveGift(gift(200))).toBeUndefined()
    const reward = await newReward(bench.services.database, { point: 101, needAddress: true })
    await giveAddress(bench.services.database, member)
    await givePoints(bench.services.database, member, 101)
    const { request } = await requestReward(reward.uuid, newCommand())
    expect(await owner.approveReward(request.uuid)).toEqual(pendingApproval)
    expect(await owner.shipReward(request.uuid, 'TH12345')).toEqual(pendingApproval)
    expect(await person('marketing').approveReward(request.uuid)).toBeUndefined()
    expect((await getCredit()).balance).toBe(700)
    bench.pass(86_400_000)
    expect(await owner.giveGift(gift(1_000))).toBeUndefined()
  })

  test('is not passed by several at once', async () => {
    const marketing = person('marketing')
    const given = await Promise.all([1, 2, 3].map(() => marketing.giveGift(gift(600))))
    expect(given.filter((each) => each === undefined)).toHaveLength(1)
    expect((await getCredit()).point).toBe(600)
  })

  test('gives nothing beyond it until a second person agrees, who may do it too', async () => {
    const marketing = person('marketing')
    expect(await marketing.giveGift(gift(1_000_000))).toEqual(pendingApproval)
    expect((await getCredit()).point).toBe(0)
    const { uuid, askedBy } = await lastRaise()
    await expect(marketing.approveRaise(uuid)).rejects.toThrow(th.secondPerson)
    await expect(person('payments').approveRaise(uuid)).rejects.toThrow(th.notAllowed)
    const other = person('marketing')
    const presses = await Promise.allSettled([other.approveRaise(uuid), other.approveRaise(uuid)])
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await getCredit()).point).toBe(1_000_000)
    const [line] = await bench.services.database
      .select()
      .from(operationLog)
      .orderBy(desc(operationLog.id))
      .limit(1)
    expect(line).toMatchObject({ act: 'GIFT_GIVEN', detail: { count: 1_000_000, askedBy } })
  })

  test('is taken back, and is then not given', async () => {
    const payments = person('payments')
    const slip = await askedSlip(9_000)
    expect(await payments.approveSlip(slip, {})).toEqual(pendingApproval)
    await expect(payments.approveSlip(slip, {})).rejects.toThrow(th.waitsAlready)
    const { uuid } = await lastRaise()
    await payments.refuseRaise(uuid)
    await expect(person('payments').approveRaise(uuid)).rejects.toThrow(th.settled)
    expect(await listSlipRequests()).toMatchObject([{ status: 'PENDING' }])
    expect((await getCredit()).balance).toBe(0)
  })
})

test('a slip that the bank does not know is approved by two at the amount that the first one found', async () => {
  expect(await person('payments').approveSlip(await askedSlip(500), { amount: 900_000_000n })).toEqual(
    pendingApproval,
  )
  expect((await getCredit()).balance).toBe(0)
  await person('payments').approveRaise((await lastRaise()).uuid)
  expect((await getCredit()).balance).toBe(9_000_000)
})

describe('a slip that the bank knows', () => {
  const handedIn = async (sent: Awaited<ReturnType<typeof bench.transfer>>, isTried = true) => {
    const tried: unknown =
      isTried && (await verifySlip({ qrcode: qrOf(sent) }, anyone).catch((fault) => fault))
    const transAt = bench.services.clock().toISOString()
    const claim = { amount: 9_000, transAt, bankName: 'SCB' }
    const { slip } = v.parse(v.object({ slip: v.optional(Tried) }), { slip: tried || undefined })
    const uuid = slip && ('data' in slip ? slip.data.uuid : slip.uuid)
    const file = isTried ? undefined : await sent.slip()
    return (await requestDeposit({ ...(uuid ? { uuid } : { file }), ...claim }, newCommand())).uuid
  }
  const Tried = v.union([v.object({ uuid: v.string() }), v.object({ data: v.object({ uuid: v.string() }) })])

  test('is approved alone where the member’s own money came to the operator, however old', async () => {
    const at = new Date(bench.services.clock().getTime() - 30 * 3_600_000)
    const slip = await handedIn(await bench.transfer(member, 9_000, { at }))
    expect(await person('payments').approveSlip(slip, {})).toBeUndefined()
    expect((await getCredit()).balance).toBe(9_000)
  })

  test('waits for a second person where its money went to somebody else', async () => {
    const sent = await bench.transfer(member, 9_000, { to: { bankName: 'SCB', bankId: '4072218896' } })
    expect(await person('payments').approveSlip(await handedIn(sent), {})).toEqual(pendingApproval)
    await person('payments').refuseRaise((await lastRaise()).uuid)
    const slip = (await listSlipRequests()).find(({ status }) => status === 'PENDING')!.uuid
    expect(await person('payments').approveSlip(slip, { transRef: sent.transRef })).toEqual(pendingApproval)
  })

  test.each([true, false])('waits where it is somebody else’s, tried by the member: %s', async (isTried) => {
    const other = await newMember(bench.services)
    const sent = await bench.transfer(other, 9_000)
    if (!isTried) {
      await signInAs(bench.services, other)
      await verifySlip({ qrcode: qrOf(sent) }, anyone)
      await signInAs(bench.services, member)
    }
    const slip = await handedIn(sent, isTried)
    expect(await person('payments').approveSlip(slip, {})).toEqual(pendingApproval)
    expect((await getCredit()).balance).toBe(0)
  })

  test('waits where staff type the reference of a line that another account sent', async () => {
    const other = await newMember(bench.services)
    const transRef = `line-of-${other.username}`
    const line = { bankName: 'KBANK', bankId: '0583927416', at: bench.services.clock() }
    await bench.services.database.insert(feedLines).values({
      lineId: transRef,
      toBankName: line.bankName,
      toBankId: line.bankId,
      at: line.at,
      amount: 900_000n,
      sendingBank: '014',
      transRef,
      senderDigits: other.bankId.slice(-4),
      status: 'DOUBTFUL',
    })
    const slip = await askedSlip(9_000)
    expect(await person('payments').approveSlip(slip, { transRef })).toEqual(pendingApproval)
  })
})

test('plays of a wheel count by what they bring on average', async () => {
  const { uuid } = await newEvent(bench.services.database, 'WHEEL', [
    { label: '฿1,000', type: 'CREDIT', value: 100_000n, weight: 1 },
    { label: '-', type: 'NONE', weight: 3 },
  ])
  const marketing = person('marketing')
  const plays = (times: number) => ({ ...gift(times), what: uuid })
  expect(await marketing.giveGift(plays(4))).toBeUndefined()
  expect(await marketing.giveGift(plays(1))).toEqual(pendingApproval)
})

test('nobody raises the limit and uses it on the same day', async () => {
  const owner = person('owner')
  const site = await readSite(bench.services.database)
  await owner.setRules({ ...rulesOf(site), adjustAlone: 500_000 })
  await owner.setRules({ ...rulesOf(site), adjustAlone: 900_000 })
  expect(await owner.giveGift(gift(1_001))).toEqual(pendingApproval)
  bench.pass(86_400_000)
  expect(await owner.giveGift(gift(1_001))).toBeUndefined()
  await writeSite(bench.services.database, site)
})
