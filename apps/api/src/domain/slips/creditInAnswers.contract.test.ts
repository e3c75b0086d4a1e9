import { anyone, confirmSlip, getCredit, newCommand, verifySlip, withdraw } from '@member/api-client'
import { beforeEach, expect, test } from 'vitest'
import { bonusChoices, playLimits } from '../../database/schema.ts'
import { takeBreak } from '../protection/takeBreak.ts'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { qrOf } from '../../testing/partners/bank.ts'

// A money command computes its remaining credit instead of querying it after its writes.

const bench = testSlipBench({ isChecked: true })
let member: Member

beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const payIn = async () => {
  const slip = await verifySlip({ qrcode: qrOf(await bench.transfer(member, 500)) }, anyone)
  return confirmSlip(slip.uuid, newCommand())
}

const sameCredit = async ({ credit }: { credit: Awaited<ReturnType<typeof getCredit>> }) => {
  const { updatedAt, ...is } = credit
  expect(await getCredit()).toMatchObject(is)
  expect(updatedAt).toBeDefined()
  return is
}

test('a part is locked, and is withdrawn first', async () => {
  const limit = {
    kind: 'DEPOSIT',
    period: 'DAY',
    amount: 30_000n,
    updatedAt: bench.services.clock(),
  } as const
  await bench.services.database.insert(playLimits).values({ memberUuid: member.uuid, ...limit })
  expect(await sameCredit(await payIn())).toMatchObject({ balance: 300, kept: { amount: 200 } })
  const withdrawn = await withdraw(150, newCommand())
  expect(await sameCredit(withdrawn)).toMatchObject({ balance: 300, kept: { amount: 50 } })
})

test('a deposit brings a bonus, and a withdrawal gives it up', async () => {
  const [takenAt, expiresAt] = [-60_000, 3_600_000].map(
    (offset) => new Date(bench.services.clock().getTime() + offset),
  )
  await bench.services.database.insert(bonusChoices).values({
    memberUuid: member.uuid,
    offer: '1',
    promotion: '1.1',
    promotionPeriod: 'ONCE',
    amount: 50_000n,
    rate: 1_000,
    most: 100_000n,
    extra: 50,
    turnoverTimes: 5,
    takenAt: takenAt!,
    expiresAt: expiresAt!,
  })
  expect(await sameCredit(await payIn())).toMatchObject({ balance: 550 })
  const withdrawn = await withdraw(200, newCommand(), 50)
  expect(await sameCredit(withdrawn)).toMatchObject({ balance: 300 })
})

test('the first deposit of an excluded person’s name match is locked, the second is as well', async () => {
  const [excluded, namesake] = [
    await newMember(bench.services, { accountName: 'สมหญิง รักเรียน' }),
    await newMember(bench.services, { accountName: 'สมหญิง รักเรียน' }),
  ]
  await bench.services.database.transaction((tx) =>
    takeBreak(tx, excluded.uuid, 'FIVE_YEARS', bench.services.clock()),
  )
  member = namesake
  await signInAs(bench.services, member)
  expect(await sameCredit(await payIn())).toMatchObject({
    balance: 0,
    kept: { amount: 500, reason: 'REVIEW' },
  })
  expect(await sameCredit(await payIn())).toMatchObject({ balance: 0, kept: { amount: 1_000 } })
})
