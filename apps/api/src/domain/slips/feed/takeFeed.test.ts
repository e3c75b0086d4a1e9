import { anyone, confirmSlip, getCredit, listDeposits, newCommand, verifySlip } from '@member/api-client'
import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '../../../services/services.ts'
import { actAlone, asStaff } from '../../../testing/asStaff.ts'
import { openWork, toOpenWork } from '../../../operations/reads/openWork.ts'
import { newMember } from '../../../testing/newMember.ts'
import { signInAs } from '../../../testing/signInAs.ts'
import { payInAccount } from '../../../testing/slipBench.ts'
import { testSlipBench } from '../../../testing/testServer.ts'
import type { Bank, FeedLine } from '../../../services/bank.ts'
import { takeFeed } from './takeFeed.ts'
import { th } from '../../deposits/feed/th.ts'
import { asReported, qrOf, setSwitches } from '../../../testing/partners/bank.ts'

const bench = testSlipBench({ isChecked: true })
let member: Member

beforeAll(async () => {
  await actAlone(bench.services.database)
})
beforeEach(async () => {
  bench.pass(3_600_000)
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
  setSwitches(bench.services.database, { down: false, slowMinutes: 0, feed: 'reference' })
})

const balance = async () => (await getCredit()).balance
const stranger = { bankName: 'KBANK', bankId: '0481907725' }

const Work = v.object({
  lines: v.array(v.object({ uuid: v.string(), amount: v.number(), reason: v.string() })),
})

async function doubtful(amount: number) {
  const work = toOpenWork(await openWork(bench.services.database, bench.services.clock()))
  return v.parse(Work, work).lines.filter((line) => line.amount === amount)
}

describe('a feed with references', () => {
  test('credits the member who sent, once, however often it is reported', async () => {
    const sent = await bench.transfer(member, 311)
    await Promise.all([takeFeed(bench.services), takeFeed(bench.services)])
    await takeFeed(bench.services)
    expect(await balance()).toBe(311)
    expect((await listDeposits()).items).toMatchObject([
      { channel: 'AUTO', transRef: sent.transRef, amount: 311 },
    ])
    await expect(verifySlip({ qrcode: qrOf(sent) }, anyone)).rejects.toMatchObject({
      status: 409201,
      data: { mine: true },
    })
  })

  test('leaves a stranger’s money to staff, who assign it, once', async () => {
    await bench.transfer(stranger, 312)
    await takeFeed(bench.services)
    const [line] = await doubtful(312)
    expect(line).toMatchObject({ reason: expect.stringContaining('ผู้โอนไม่ใช่สมาชิก') })
    const presses = [1, 2].map(() =>
      asStaff(bench.services, (staff) =>
        staff.assignLine(line!.uuid, { username: member.username, isAnother: false }),
      ),
    )
    expect(await Promise.all(presses)).toContainEqual({ done: true })
    expect(await balance()).toBe(312)
    expect(await asStaff(bench.services, (staff) => staff.dismissLine(line!.uuid, 'x'))).toHaveProperty(
      'problem',
    )
  })

  test('leaves money that two members may have sent to staff', async () => {
    await newMember(bench.services, { bankId: `41${member.bankId.slice(2)}` })
    await bench.transfer(member, 315)
    await takeFeed(bench.services)
    expect(await doubtful(315)).toMatchObject([{ reason: th.severalMembers }])
    expect(await balance()).toBe(0)
  })

  test('waits while the bank is slow, and asks nothing while it is down', async () => {
    setSwitches(bench.services.database, { slowMinutes: 5 })
    await bench.transfer(member, 313)
    await takeFeed(bench.services)
    expect(await balance()).toBe(0)
    setSwitches(bench.services.database, { down: true })
    bench.pass(301_000)
    await takeFeed(bench.services)
    expect(await balance()).toBe(0)
    setSwitches(bench.services.database, { down: false })
    await takeFeed(bench.services)
    expect(await balance()).toBe(313)
  })
})

test('a line that cannot be booked goes to the back office, those behind it are credited', async () => {
  const { bank } = bench.services
  const sent = await bench.transfer(member, 314)
  const bad = (transRef: string, change: Partial<FeedLine> = {}): FeedLine => ({
    id: transRef,
    account: payInAccount,
    amount: 0n,
    at: sent.at,
    senderDigits: member.bankId.slice(-4),
    reference: { sendingBank: sent.sendingBank, transRef },
    ...change,
  })
  // A zero amount; digits that a database cannot store; a reference that crashes the bank.
  const lines = [bad('nothing'), bad('no text', { senderDigits: '\u0000' }), bad('breakdown')]
  const strange: Bank = {
    ...bank,
    feed: async () => {
      const answer = await bank.feed()
      return answer.kind === 'lines' ? { ...answer, lines: [...lines, ...answer.lines] } : answer
    },
    transfer: async (reference) => {
      if (reference.transRef === 'breakdown') throw new Error('the bank broke down')
      if (reference.transRef === sent.transRef) return bank.transfer(reference)
      return { kind: 'found', transfer: { ...asReported(sent), ...reference, amount: 0n } }
    },
    taken: (ids) => bank.taken(ids.filter((id) => id === sent.uuid)),
  }
  await takeFeed({ ...bench.services, bank: strange })
  expect(await balance()).toBe(314)
  expect(await doubtful(0)).toMatchObject([{ reason: th.notBooked }])
})

describe('a feed without references', () => {
  beforeEach(() => setSwitches(bench.services.database, { feed: 'no-reference' }))

  test('credits the one verified slip that agrees with the line', async () => {
    const sent = await bench.transfer(member, 321)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await takeFeed(bench.services)
    expect(await balance()).toBe(321)
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({
      status: 409201,
      data: { mine: true },
    })
  })

  test('leaves the line to staff where two slips agree with it', async () => {
    const both = [await bench.transfer(member, 322), await bench.transfer(member, 322)]
    for (const sent of both) await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await takeFeed(bench.services)
    expect(await balance()).toBe(0)
    expect(await doubtful(322)).toHaveLength(2)
  })

  test('leaves a second transfer of the same minute to staff where only one has a slip', async () => {
    const sent = await bench.transfer(member, 327)
    await bench.transfer(member, 327)
    await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await takeFeed(bench.services)
    expect(await balance()).toBe(327)
    const [line] = await doubtful(327)
    expect(line).toMatchObject({ reason: th.slipOfAnother })
    await asStaff(bench.services, (staff) =>
      staff.assignLine(line!.uuid, { username: member.username, isAnother: false }),
    )
    expect(await balance()).toBe(654)
  })

  test('settles a waiting line by the slip that comes later, so that staff cannot credit it again', async () => {
    const sent = await bench.transfer(member, 323)
    await takeFeed(bench.services)
    const [line] = await doubtful(323)
    expect(line).toMatchObject({ reason: th.noSlip })
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await confirmSlip(slip.uuid, newCommand())
    expect(await doubtful(323)).toEqual([])
    expect(
      await asStaff(bench.services, (staff) =>
        staff.assignLine(line!.uuid, { username: member.username, isAnother: false }),
      ),
    ).toHaveProperty('problem')
    expect(await balance()).toBe(323)
  })

  test('refuses the slip of a line that staff have credited', async () => {
    const sent = await bench.transfer(member, 324)
    await takeFeed(bench.services)
    const [line] = await doubtful(324)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await Promise.all([
      asStaff(bench.services, (staff) =>
        staff.assignLine(line!.uuid, { username: member.username, isAnother: false }),
      ),
      confirmSlip(slip.uuid, newCommand()).catch(() => {}),
    ])
    expect(await balance()).toBe(324)
  })

  test('lets staff put a line aside', async () => {
    await bench.transfer(stranger, 325)
    await takeFeed(bench.services)
    const [line] = await doubtful(325)
    expect(await asStaff(bench.services, (staff) => staff.dismissLine(line!.uuid, ''))).toHaveProperty(
      'problem',
    )
    expect(await asStaff(bench.services, (staff) => staff.dismissLine(line!.uuid, 'Rent'))).toEqual({
      done: true,
    })
    expect(await doubtful(325)).toEqual([])
  })
})

test('staff may say that an alike transfer is another one', async () => {
  setSwitches(bench.services.database, { feed: 'no-reference' })
  const both = [await bench.transfer(member, 326), await bench.transfer(member, 326)]
  const slip = await verifySlip({ qrcode: qrOf(both[0]!) }, anyone)
  await confirmSlip(slip.uuid, newCommand())
  await verifySlip({ qrcode: qrOf(both[1]!) }, anyone)
  await takeFeed(bench.services)
  const lines = await doubtful(326)
  for (const line of lines) {
    const assignment = { username: member.username }
    expect(
      await asStaff(bench.services, (staff) =>
        staff.assignLine(line.uuid, { isAnother: false, ...assignment }),
      ),
    ).toHaveProperty('problem')
  }
  const another = { username: member.username, isAnother: true }
  expect(await asStaff(bench.services, (staff) => staff.assignLine(lines[0]!.uuid, another))).toEqual({
    done: true,
  })
  expect(await balance()).toBe(652)
})
