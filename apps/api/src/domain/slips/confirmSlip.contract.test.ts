import { anyone, confirmSlip, getCredit, newCommand, verifySlip } from '@member/api-client'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { takeFeed } from './feed/takeFeed.ts'
import { openDatabase } from '../../database/open.ts'
import { deposits, operatorAccounts } from '../../database/schema.ts'
import type { Member } from '../../services/services.ts'
import { newDataFolder } from '../../testing/newDataFolder.ts'
import { newMember } from '../../testing/newMember.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { slipBench } from '../../testing/slipBench.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { qrOf, setSwitches } from '../../testing/partners/bank.ts'

const bench = testSlipBench({ isChecked: true })
let member: Member
let folder: string

beforeAll(async () => {
  folder = await newDataFolder()
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
  setSwitches(bench.services.database, { down: false, slowMinutes: 0, feed: 'off' })
})

const balance = async () => (await getCredit()).balance
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'credited',
    (fault: { status: number }) => String(fault.status),
  )

async function verified(baht = 500) {
  const sent = await bench.transfer(member, baht)
  return { sent, slip: await verifySlip({ qrcode: qrOf(sent) }, anyone) }
}

test('a reference that a QR spells otherwise is the bank’s one', async () => {
  const { bank } = bench.services
  bench.services.bank = {
    ...bank,
    transfer: ({ transRef, ...rest }) => bank.transfer({ ...rest, transRef: transRef.toUpperCase() }),
  }
  const payer = await newMember(bench.services, { bankName: 'KBANK' })
  await signInAs(bench.services, payer)
  const sent = await bench.transfer(payer, 500)
  const drawn = qrOf({ ...sent, transRef: sent.transRef.toLowerCase() })
  const slips = [
    await verifySlip({ qrcode: qrOf(sent) }, anyone),
    await verifySlip({ qrcode: drawn }, anyone),
  ]
  bench.services.bank = bank
  expect(slips[1]?.transRef).toBe(sent.transRef)
  expect(await Promise.all(slips.map(({ uuid }) => outcome(confirmSlip(uuid, newCommand()))))).toEqual(
    expect.arrayContaining(['credited', '409201']),
  )
  expect(await balance()).toBe(500)
})

describe('a member who confirms a slip', () => {
  test('has the credit at once, and an answer that carries it', async () => {
    const { sent, slip } = await verified(500.5)
    const order = newCommand()
    expect(await confirmSlip(slip.uuid, order)).toMatchObject({
      deposit: {
        amount: 500.5,
        status: 'SUCCESS',
        channel: 'SLIP',
        order: order.key,
        transRef: sent.transRef,
        bankName: 'SCB',
      },
      credit: { balance: 500.5 },
    })
    expect(await balance()).toBe(500.5)
  })

  test('is credited once by a repeat of the same order', async () => {
    const { slip } = await verified()
    const order = newCommand()
    const [first, again] = [await confirmSlip(slip.uuid, order), await confirmSlip(slip.uuid, order)]
    expect(again).toEqual(first)
    expect(await balance()).toBe(500)
  })

  test('is credited once by many orders at the same time', async () => {
    const { slip } = await verified()
    const orders = Array.from({ length: 6 }, () => outcome(confirmSlip(slip.uuid, newCommand())))
    expect((await Promise.all(orders)).toSorted((one, other) => one.localeCompare(other))).toEqual([
      '409201',
      '409201',
      '409201',
      '409201',
      '409201',
      'credited',
    ])
    expect(await balance()).toBe(500)
  })

  test('learns which deposit a slip they send twice has brought', async () => {
    const { sent, slip } = await verified()
    const { deposit } = await confirmSlip(slip.uuid, newCommand())
    await expect(verifySlip({ qrcode: qrOf(sent) }, anyone)).rejects.toMatchObject({
      status: 409201,
      code: 'SLIP_DUPLICATE',
      data: { usedAt: deposit.createdAt, mine: true, depositUuid: deposit.uuid },
    })
  })

  test('learns no more than the time where another member was credited for it', async () => {
    const { sent, slip } = await verified()
    await confirmSlip(slip.uuid, newCommand())
    await signInAs(bench.services, await newMember(bench.services))
    const fault: unknown = await verifySlip({ qrcode: qrOf(sent) }, anyone).catch((thrown: unknown) => thrown)
    expect(fault).toMatchObject({ status: 409201, data: { mine: false } })
    expect(fault).not.toHaveProperty('data.depositUuid')
    expect(await balance()).toBe(0)
  })

  test('cannot confirm another member’s verification', async () => {
    const { slip } = await verified()
    await signInAs(bench.services, await newMember(bench.services))
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({ status: 404001 })
    await expect(confirmSlip('no-uuid', newCommand())).rejects.toMatchObject({ status: 404001 })
  })

  test('verifies again after an hour', async () => {
    const { sent, slip } = await verified()
    bench.pass(3_600_000)
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({
      status: 422209,
      code: 'SLIP_EXPIRED',
    })
    const again = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    expect(await outcome(confirmSlip(again.uuid, newCommand()))).toBe('credited')
  })

  test('is refused where the slip has grown too old meanwhile', async () => {
    const at = new Date(bench.services.clock().getTime() - 24 * 3_600_000 + 60_000)
    const sent = await bench.transfer(member, 500, { at })
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    bench.pass(120_000)
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({ status: 422208 })
    const isTheirs = eq(deposits.memberUuid, member.uuid)
    expect(await bench.services.database.select().from(deposits).where(isTheirs)).toEqual([])
  })

  test('cannot confirm what a person has to look at', async () => {
    const sent = await bench.transfer({ bankName: 'KBANK', bankId: '0481907725' }, 500)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({
      status: 422207,
      code: 'SLIP_SENDER',
    })
  })
})

// Two members of the same name whose accounts differ only in masked digits: staff must decide.
const newNameMatch = () => newMember(bench.services, { bankId: `9${member.bankId.slice(1)}` })

describe('a slip whose masked sender fits two members', () => {
  test('is credited to neither: it goes to the back office, whichever asks first', async () => {
    const nameMatch = await newNameMatch()
    const sent = await bench.transfer(member, 500)
    for (const one of [nameMatch, member]) {
      await signInAs(bench.services, one)
      const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
      expect(slip).toMatchObject({ next: 'MANUAL', checks: { sender: 'UNKNOWN', receiver: 'PASS' } })
      await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({ status: 422207 })
      expect(await balance()).toBe(0)
    }
  })

  test('is not confirmed either where the second of them joined after it was verified', async () => {
    const { slip } = await verified(500)
    await newNameMatch()
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({
      status: 422207,
      code: 'SLIP_SENDER',
    })
  })
})

test('feed and slip at the same time bring one credit', async () => {
  for (const feed of ['reference', 'no-reference'] as const) {
    setSwitches(bench.services.database, { feed })
    const { slip } = await verified(250)
    const before = await balance()
    await Promise.all([
      takeFeed(bench.services),
      outcome(confirmSlip(slip.uuid, newCommand())),
      takeFeed(bench.services),
    ])
    expect(await balance()).toBe(before + 250)
  }
})

test('a slip verified before the server stops is confirmed after it starts again', async () => {
  const before = await openDatabase({ folder })
  const first = await slipBench(before.database)
  const keeper = await newMember(first.services)
  await signInAs(first.services, keeper)
  const sent = await first.transfer(keeper, 500)
  const slip = await verifySlip({ file: await sent.slip() }, anyone)
  await first.stop()
  await before.close()

  const after = await openDatabase({ folder })
  await after.database.delete(operatorAccounts)
  const second = await slipBench(after.database)
  expect(second.services.clock()).toEqual(first.services.clock())
  expect(await confirmSlip(slip.uuid, newCommand())).toMatchObject({ credit: { balance: 500 } })
  await second.stop()
  await after.close()
})
