import { anyone, confirmSlip, getCredit, newCommand, requestDeposit, verifySlip } from '@member/api-client'
import * as v from 'valibot'
import { beforeAll, expect, test, beforeEach, describe } from 'vitest'
import { sharp } from '../../pictures/sharp.ts'
import { actAlone, asStaff } from '../../../testing/asStaff.ts'
import { openWork, toOpenWork } from '../../../operations/reads/openWork.ts'
import { newMember } from '../../../testing/newMember.ts'
import { signInAs } from '../../../testing/signInAs.ts'
import { testSlipBench } from '../../../testing/testServer.ts'
import { takeFeed } from './takeFeed.ts'
import { qrOf, setSwitches, slipOf } from '../../../testing/partners/bank.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { migrationsFolder } from '../../../database/migrations.ts'
import { deposits } from '../../../database/schema.ts'
import { findMembers } from '../../../operations/reads/findMembers.ts'
import type { Member } from '../../../services/services.ts'
import { payIn } from '../../../testing/payIn.ts'

const bench = testSlipBench({ isChecked: true })

beforeAll(async () => {
  await actAlone(bench.services.database)
})

const Work = v.object({
  lines: v.array(v.object({ uuid: v.string() })),
  slips: v.array(v.object({ uuid: v.string() })),
})
const work = async () =>
  v.parse(Work, toOpenWork(await openWork(bench.services.database, bench.services.clock())))

const blank = async () => {
  const picture = sharp({ create: { width: 300, height: 400, channels: 3, background: '#f4f4f4' } })
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' })
}

const ways = ['feed', 'slip', 'request', 'line'] as const
const orders = [
  ways,
  ways.toReversed(),
  ['request', 'feed', 'slip', 'line'],
  ['slip', 'feed', 'request', 'line'],
  ['feed', 'line', 'request', 'slip'],
  ['feed', 'request', 'line', 'slip'],
] as const

const manners = orders.flatMap((order) =>
  (['reference', 'no-reference'] as const).flatMap((feed) =>
    (['one after the other', 'all at once'] as const).map((pace) => ({ feed, pace, order })),
  ),
)

test.each(manners)(
  'a transfer is credited once: feed with $feed, $pace, $order',
  async ({ feed, pace, order }) => {
    bench.pass(3_600_000)
    const member = await newMember(bench.services)
    await signInAs(bench.services, member)
    setSwitches(bench.services.database, { feed })
    const sent = await bench.transfer(member, 500)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    // Staff get an unreadable picture, so they credit without a reference.
    const claim = { file: await blank(), amount: 500, transAt: sent.at.toISOString(), bankName: 'SCB' }
    const { uuid } = await requestDeposit(claim, newCommand())
    const act = {
      feed: () => takeFeed(bench.services),
      slip: () => confirmSlip(slip.uuid, newCommand()),
      request: () => asStaff(bench.services, (staff) => staff.approveSlip(uuid, { isAnother: false })),
      line: async () => {
        for (const line of (await work()).lines) {
          await asStaff(bench.services, (staff) =>
            staff.assignLine(line.uuid, { username: member.username, isAnother: false }),
          )
        }
      },
    }
    if (pace === 'all at once') await Promise.allSettled(order.map((source) => act[source]()))
    else for (const source of order) await act[source]().catch(() => {})
    await act.feed()
    await act.line()
    expect((await getCredit()).balance).toBe(500)

    const left = await work()
    for (const line of left.lines)
      await asStaff(bench.services, (staff) => staff.dismissLine(line.uuid, 'Credited'))
    for (const request of left.slips)
      await asStaff(bench.services, (staff) => staff.refuseSlip(request.uuid, 'ซ้ำ'))
  },
)

describe('a reference in two spellings', () => {
  let member: Member

  beforeEach(async () => {
    setSwitches(bench.services.database, { feed: 'off' })
    member = await newMember(bench.services)
    await signInAs(bench.services, member)
  })

  /** Sends a transfer, and asks for it by a picture whose QR has another case, at an hour that is wrong. */
  async function requested() {
    const sent = await bench.transfer(member, 700)
    const picture = await slipOf({ ...sent, transRef: sent.transRef.toLowerCase() })
    const file = new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })
    const transAt = new Date(sent.at.getTime() - 5 * 3_600_000).toISOString()
    const { uuid } = await requestDeposit({ file, amount: 700, transAt, bankName: 'SCB' }, newCommand())
    return { sent, approve: () => asStaff(bench.services, (staff) => staff.approveSlip(uuid, {})) }
  }

  test('a transfer is credited once where the picture spells its reference in another case than the bank', async () => {
    const { sent, approve } = await requested()
    expect(await approve()).toEqual({ done: true })
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone).catch((fault: unknown) => fault)
    expect(slip).toMatchObject({ status: 409201, data: { mine: true } })
    expect((await getCredit()).balance).toBe(700)
  })

  test('it is credited once too where the slip was verified first', async () => {
    const { sent, approve } = await requested()
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    expect(await approve()).toEqual({ done: true })
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({ status: 409201 })
    expect((await getCredit()).balance).toBe(700)
  })

  test('it is credited once where the feed brings it, before or after', async () => {
    setSwitches(bench.services.database, { feed: 'reference' })
    const first = await requested()
    await takeFeed(bench.services)
    expect(await first.approve()).toHaveProperty('problem')
    expect((await getCredit()).balance).toBe(700)

    member = await newMember(bench.services)
    await signInAs(bench.services, member)
    const second = await requested()
    expect(await second.approve()).toEqual({ done: true })
    await takeFeed(bench.services)
    expect((await getCredit()).balance).toBe(700)
  })

  test('it is found at the bank’s amount, and its member by either spelling', async () => {
    const { sent, approve } = await requested()
    await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await approve()
    for (const search of [sent.transRef, sent.transRef.toLowerCase()])
      expect(await findMembers(bench.services.database, search)).toMatchObject([{ uuid: member.uuid }])
  })

  test('transfers that were credited twice under two spellings do not stop the update', async () => {
    await bench.services.database.execute(sql`drop index deposits_transfer_once, feed_lines_reference`)
    for (const transRef of ['20261118bpp1', '20261118BPP1'])
      await payIn(bench.services, member, 100, transRef)
    const update = readFileSync(join(migrationsFolder, '0029_reference_case.sql'), 'utf8')
    await bench.services.database.transaction(async (tx) => {
      for (const statement of update.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
    })
    const rows = await bench.services.database
      .select()
      .from(deposits)
      .where(eq(deposits.memberUuid, member.uuid))
    expect(rows.filter(({ transRef }) => transRef?.endsWith(' (2)'))).toHaveLength(1)
    expect(rows).toHaveLength(2)
  })
})
