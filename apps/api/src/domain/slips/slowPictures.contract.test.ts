import { anyone, verifySlip } from '@member/api-client'
import { expect, test } from 'vitest'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { slowPicture } from '../../testing/slowPicture.ts'
import { qrOf } from '../../testing/partners/bank.ts'

const bench = testSlipBench()

/** Time limit (ms), because these pictures take seconds of processor time. */
const patienceMs = 120_000

test(
  'a crowd of slow pictures keeps neither a member’s slip waiting nor a QR that their browser read',
  async () => {
    const file = await slowPicture()
    let answered = 0
    const crowd = []
    // Each uses more than a second of CPU time before it is aborted.
    for (let account = 0; account < 6; account += 1) {
      await signInAs(bench.services, await newMember(bench.services))
      crowd.push(verifySlip({ file }, anyone).catch(() => (answered += 1)))
    }
    const member = await newMember(bench.services)
    await payIn(bench.services, member, 100)
    await signInAs(bench.services, member)
    const [typed, pictured] = [await bench.transfer(member, 300), await bench.transfer(member, 400)]
    const slip = await pictured.slip()
    const before = answered
    expect(await verifySlip({ qrcode: qrOf(typed) }, anyone)).toMatchObject({ amount: 300 })
    expect(await verifySlip({ file: slip }, anyone)).toMatchObject({ amount: 400 })
    // The pictures in progress, and at most two more besides the slip.
    expect(answered - before).toBeLessThanOrEqual(4)
    await Promise.all(crowd)
    expect(answered).toBe(6)
  },
  patienceMs,
)
