import { anyone, confirmSlip, getCredit, newCommand, requestDeposit, verifySlip } from '@member/api-client'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { sharp } from '../../pictures/sharp.ts'
import { actAlone, asStaff } from '../../../testing/asStaff.ts'
import { openWork, toOpenWork } from '../../../operations/reads/openWork.ts'
import { newMember } from '../../../testing/newMember.ts'
import { signInAs } from '../../../testing/signInAs.ts'
import { testSlipBench } from '../../../testing/testServer.ts'
import { takeFeed } from './takeFeed.ts'
import { qrOf, setSwitches } from '../../../testing/partners/bank.ts'

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
