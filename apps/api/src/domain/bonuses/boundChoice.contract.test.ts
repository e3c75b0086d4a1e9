import {
  anyone,
  confirmSlip,
  getBonus,
  leaveBonus,
  newCommand,
  takeBonus,
  verifySlip,
} from '@member/api-client'
import * as v from 'valibot'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { takeFeed } from '../slips/feed/takeFeed.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { openWork, toOpenWork } from '../../operations/reads/openWork.ts'
import { asStaff } from '../../testing/asStaff.ts'
import { newMember } from '../../testing/newMember.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { qrOf, setSwitches } from '../../testing/partners/bank.ts'

const bench = testSlipBench({ isChecked: true })
let member: Member

const minute = 60_000
const normal = { down: false, slowMinutes: 0, feed: 'off' as const }

beforeAll(async () => {
  const allDay = { bonusTimeStart: null, bonusTimeEnd: null, bonusTimeStart2: null, bonusTimeEnd2: null }
  const rates = { bonusMax: 200, bonusRate: 10, endNumberBonus: 0, bonusRate2: 20, endNumberBonus2: 0 }
  await writeSite(bench.services.database, {
    ...(await readSite(bench.services.database)),
    promotion: { ...allDay, ...rates },
  })
})
beforeEach(async () => {
  bench.pass(60 * minute)
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
  setSwitches(bench.services.database, normal)
})

const chooses = async (offer: '1' | '2') => {
  bench.pass(minute)
  await takeBonus({ offer, amount: 500 }, anyone)
  bench.pass(minute)
}
const verifies = async () => verifySlip({ qrcode: qrOf(await bench.transfer(member, 500)) }, anyone)
const bonusOf = async ({ uuid }: { uuid: string }) => (await confirmSlip(uuid, newCommand())).deposit.bonus

const Work = v.object({ lines: v.array(v.object({ uuid: v.string() })) })

test('a bonus chosen before the slip is shown comes with it', async () => {
  await chooses('1')
  const slip = await verifies()
  expect(slip.bonus).toEqual({ amount: 50, turnover: 250, turnoverTimes: 5 })
  expect(await bonusOf(slip)).toBe(50)
})

test('a slip that has expired since a bonus was chosen is refused', async () => {
  await chooses('1')
  const { uuid } = await verifies()
  bench.pass(61 * minute)
  await expect(confirmSlip(uuid, newCommand())).rejects.toMatchObject({ status: 422209 })
})

test('a bonus chosen once the slip was verified is for the next transfer', async () => {
  const sent = await bench.transfer(member, 500)
  await verifySlip({ qrcode: qrOf(sent) }, anyone)
  await chooses('1')
  const first = await verifySlip({ qrcode: qrOf(sent) }, anyone)
  expect(first.bonus).toBeNull()
  expect(await bonusOf(first)).toBe(0)
  expect((await getBonus(500)).taken).toMatchObject({ offer: '1' })
  expect(await bonusOf(await verifies())).toBe(50)
})

test('a slip shown before the bank knew of it counts from then, however its QR spells the reference', async () => {
  setSwitches(bench.services.database, { ...normal, slowMinutes: 5 })
  const sent = await bench.transfer(member, 500)
  const drawn = qrOf({ ...sent, transRef: sent.transRef.toLowerCase() })
  expect(await verifySlip({ qrcode: drawn }, anyone)).toMatchObject({ next: 'WAIT' })
  await chooses('1')
  bench.pass(5 * minute)
  expect(await bonusOf(await verifySlip({ qrcode: qrOf(sent) }, anyone))).toBe(0)
})

test('a choice replaced after the slip was verified still comes with that transfer', async () => {
  await chooses('1')
  const first = await verifies()
  await chooses('2')
  expect(await bonusOf(first)).toBe(50)
  expect(await bonusOf(await verifies())).toBe(100)
})

test('a choice that ran out after the slip was verified still comes with that transfer', async () => {
  const { promotion, ...site } = await readSite(bench.services.database)
  const soon = new Date(bench.services.clock().getTime() + 7 * 3_600_000 + minute).toISOString().slice(11, 19)
  const ending = { ...promotion!, bonusTimeStart: '00:00:00', bonusTimeEnd: soon }
  await writeSite(bench.services.database, { ...site, promotion: ending })
  await takeBonus({ offer: '1', amount: 500 }, anyone)
  await writeSite(bench.services.database, { ...site, promotion })
  bench.pass(20 * minute)
  const slip = await verifies()
  bench.pass(20 * minute)
  expect(await bonusOf(slip)).toBe(50)
})

test('a member who wants none after all gets none, whatever was verified', async () => {
  await chooses('1')
  const slip = await verifies()
  await leaveBonus(anyone)
  expect(await bonusOf(slip)).toBe(0)
})

test('a bank line that waits at the back office brings what was chosen before it came', async () => {
  setSwitches(bench.services.database, { ...normal, feed: 'no-reference' })
  await newMember(bench.services, { bankName: member.bankName, bankId: `99${member.bankId.slice(2)}` })
  await bench.transfer(member, 500)
  await takeFeed(bench.services)
  await chooses('1')
  const { lines } = v.parse(Work, toOpenWork(await openWork(bench.services.database, bench.services.clock())))
  await asStaff(bench.services, (staff) =>
    staff.assignLine(lines.at(-1)!.uuid, { username: member.username, isAnother: false }),
  )
  expect((await getBonus(500)).taken).toMatchObject({ offer: '1' })
})
