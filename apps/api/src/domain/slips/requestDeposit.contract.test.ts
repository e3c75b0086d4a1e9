import {
  anyone,
  confirmSlip,
  getCredit,
  listSlipRequests,
  newCommand,
  requestDeposit,
  verifySlip,
} from '@member/api-client'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { th as refusals } from '../audit/th.ts'
import { sharp } from '../pictures/sharp.ts'
import type { Member } from '../../services/services.ts'
import { actAlone, asStaff } from '../../testing/asStaff.ts'
import { newMember } from '../../testing/newMember.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { qrOf, slipOf } from '../../testing/partners/bank.ts'

const bench = testSlipBench({ isChecked: true })
let member: Member

beforeAll(async () => {
  await actAlone(bench.services.database)
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const claim = () => ({ amount: 700, transAt: bench.services.clock().toISOString(), bankName: 'SCB' })
const blank = async () => {
  const picture = sharp({ create: { width: 600, height: 900, channels: 3, background: '#f4f4f4' } })
  return new Blob([new Uint8Array(await picture.jpeg().toBuffer())], { type: 'image/jpeg' })
}
const requestDepositOf = async (asking: Member) => {
  await signInAs(bench.services, asking)
  return requestDeposit({ file: await blank(), ...claim() }, newCommand())
}
const backOffice = (act: Parameters<typeof asStaff>[1]) => asStaff(bench.services, act)

describe('a member whose slip cannot be read', () => {
  test('hands the refused one to staff without sending it again, and is credited when it is approved', async () => {
    const refused: { data: { uuid: string } } = await verifySlip({ file: await blank() }, anyone).catch(
      (fault) => fault,
    )
    const order = newCommand()
    const request = await requestDeposit({ uuid: refused.data.uuid, note: 'จอแตก', ...claim() }, order)
    expect(request).toMatchObject({ order: order.key, amount: 700, status: 'PENDING', sendingBank: '014' })

    const picture = await bench.app.request(request.imageUrl!)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 900 })

    expect(await backOffice((staff) => staff.approveSlip(request.uuid, { isAnother: false }))).toEqual({
      done: true,
    })
    expect(await listSlipRequests()).toMatchObject([{ uuid: request.uuid, status: 'APPROVED' }])
    expect((await getCredit()).balance).toBe(700)
  })

  test('has its picture opened by an address that holds for ten minutes, and by no other', async () => {
    const request = await requestDeposit({ file: await blank(), ...claim() }, newCommand())
    const statusOf = async (address: string) => (await bench.app.request(address)).status
    const address = request.imageUrl!
    expect((await bench.app.request(address)).headers.get('cache-control')).toBe('private, no-store')
    const other = (await requestDepositOf(await newMember(bench.services))).imageUrl!
    const [bare, signature] = [address.split('?')[0]!, other.split('?')[1]!]
    for (const wrong of [
      bare,
      `${bare}?${signature}`,
      address.replace(/until=\d/, 'until=9'),
      `${bare}?until=9999999999&sign=`,
    ])
      expect(await statusOf(wrong)).toBe(404)
    bench.pass(601_000)
    const select = vi.spyOn(bench.services.database, 'select')
    expect(await statusOf(address)).toBe(404)
    // The picture is not even read.
    expect(select).not.toHaveBeenCalled()
    select.mockRestore()
  })

  test('opens their own picture by their token, whatever the address still says, and nobody else’s', async () => {
    const request = await requestDeposit({ file: await blank(), ...claim() }, newCommand())
    const bare = request.imageUrl!.split('?')[0]!
    const as = async (asking: Member) => {
      const headers = { Authorization: `Bearer ${await signInAs(bench.services, asking)}` }
      return (await bench.app.request(bare, { headers })).status
    }
    expect(await as(member)).toBe(200)
    expect(await as(await newMember(bench.services))).toBe(404)
    const headers = { Authorization: `Bearer ${'nobody'.repeat(5)}` }
    expect((await bench.app.request(bare, { headers })).status).toBe(401)
  })

  test('sends a picture of its own, reads why it was refused, and may ask again', async () => {
    const request = await requestDeposit({ file: await blank(), ...claim() }, newCommand())
    await expect(requestDeposit({ file: await blank(), ...claim() }, newCommand())).rejects.toMatchObject({
      status: 409202,
      code: 'SLIP_REQUEST_OPEN',
    })
    expect(await backOffice((staff) => staff.refuseSlip(request.uuid, 'ไม่พบยอดเงินเข้าบัญชี'))).toEqual({
      done: true,
    })
    expect(await listSlipRequests()).toMatchObject([{ status: 'REJECTED', remark: 'ไม่พบยอดเงินเข้าบัญชี' }])
    expect(await requestDeposit({ file: await blank(), ...claim() }, newCommand())).toMatchObject({
      status: 'PENDING',
    })
  })

  test.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ transAt: 'yesterday' }, 'transAt'],
    [{ transAt: '2026-11-20T10:00:00+07' }, 'transAt'],
    [{ transAt: '0000-01-01T00:00:00+07:00' }, 'transAt'],
    [{ bankName: '' }, 'bankName'],
  ])('is told which field to mend: %o', async (change, field) => {
    await expect(
      requestDeposit({ file: await blank(), ...claim(), ...change }, newCommand()),
    ).rejects.toMatchObject({
      status: 400001,
      data: { fields: { [field]: expect.stringMatching(/[ก-๙]/) } },
    })
  })

  test('cannot hand in another member’s slip, nor one without a picture', async () => {
    const slip = await verifySlip({ qrcode: qrOf(await bench.transfer(member, 700)) }, anyone)
    await signInAs(bench.services, await newMember(bench.services))
    await expect(requestDeposit({ uuid: slip.uuid, ...claim() }, newCommand())).rejects.toMatchObject({
      status: 404001,
    })
    await expect(requestDeposit({ ...claim() }, newCommand())).rejects.toMatchObject({ status: 400001 })
  })
})

describe('a transfer that waits at the back office and is confirmed meanwhile', () => {
  test('is credited once where its reference is known', async () => {
    const sent = await bench.transfer(member, 700)
    const request = await requestDeposit({ file: await sent.slip(), ...claim() }, newCommand())
    expect(request.transRef).toBe(sent.transRef)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await confirmSlip(slip.uuid, newCommand())
    expect(await backOffice((staff) => staff.approveSlip(request.uuid, { isAnother: false }))).toHaveProperty(
      'problem',
    )
    expect((await getCredit()).balance).toBe(700)
    await expect(requestDeposit({ file: await sent.slip(), ...claim() }, newCommand())).rejects.toMatchObject(
      {
        status: 409201,
        data: { mine: true },
      },
    )
  })

  test('is credited once where only the slip has the reference, whichever comes first', async () => {
    const request = await requestDeposit({ file: await blank(), ...claim() }, newCommand())
    const sent = await bench.transfer(member, 700)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    const orders = [
      backOffice((staff) => staff.approveSlip(request.uuid, { isAnother: false })),
      confirmSlip(slip.uuid, newCommand()).catch(() => {}),
    ]
    await Promise.all(orders)
    expect((await getCredit()).balance).toBe(700)
  })

  test('is credited once where staff were shown a QR that the bank knows nothing of', async () => {
    const sent = await bench.transfer(member, 700)
    const forged = await slipOf({ ...sent, transRef: '20261118000000XX123456789' })
    const file = new Blob([new Uint8Array(forged)], { type: 'image/jpeg' })
    const request = await requestDeposit({ file, ...claim() }, newCommand())
    expect(request.transRef).not.toBe(sent.transRef)
    expect(await backOffice((staff) => staff.approveSlip(request.uuid, { isAnother: false }))).toEqual({
      done: true,
    })
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    await expect(confirmSlip(slip.uuid, newCommand())).rejects.toMatchObject({ status: 409201 })
    expect((await getCredit()).balance).toBe(700)
  })

  test('is not credited again where such a QR comes after the slip, but where staff are sure', async () => {
    const sent = await bench.transfer(member, 700)
    await confirmSlip((await verifySlip({ qrcode: qrOf(sent) }, anyone)).uuid, newCommand())
    const forged = await slipOf({ ...sent, transRef: '20261118000000XX987654321' })
    const file = new Blob([new Uint8Array(forged)], { type: 'image/jpeg' })
    const request = await requestDeposit({ file, ...claim() }, newCommand())
    expect(await backOffice((staff) => staff.approveSlip(request.uuid, { isAnother: false }))).toHaveProperty(
      'problem',
    )
    // A reference entered by staff overrides the picture's: it is the same transfer.
    expect(
      await backOffice((staff) =>
        staff.approveSlip(request.uuid, { transRef: sent.transRef, isAnother: true }),
      ),
    ).toHaveProperty('problem')
    expect((await getCredit()).balance).toBe(700)
  })

  test('is approved at the amount that the bank named, and at no other', async () => {
    const sent = await bench.transfer(member, 500)
    const slip = await verifySlip({ qrcode: qrOf(sent) }, anyone)
    const request = await requestDeposit({ uuid: slip.uuid, ...claim() }, newCommand())
    const approve = (fields: object) =>
      backOffice((staff) => staff.approveSlip(request.uuid, { isAnother: false, ...fields }))
    expect(await approve({ amount: '9000000' })).toEqual({ problem: refusals.slipAmount('฿500.00') })
    expect(await approve({ transRef: '20261118000000ZZ000000001' })).toEqual({
      problem: refusals.slipReference,
    })
    expect(await approve({})).toEqual({ done: true })
    expect((await getCredit()).balance).toBe(500)
  })

  test('is approved at the bank’s amount also where another slip has named it', async () => {
    const sent = await bench.transfer(member, 500)
    const request = await requestDeposit({ file: await sent.slip(), ...claim() }, newCommand())
    await verifySlip({ qrcode: qrOf(sent) }, anyone)
    expect(
      await backOffice((staff) => staff.approveSlip(request.uuid, { amount: 70_000n, isAnother: false })),
    ).toEqual({
      problem: refusals.slipAmount('฿500.00'),
    })
  })

  test('is approved once however often staff press, at the amount that staff found', async () => {
    const request = await requestDeposit({ file: await blank(), ...claim() }, newCommand())
    const presses = await Promise.all(
      [1, 2, 3].map(() =>
        backOffice((staff) => staff.approveSlip(request.uuid, { amount: 65_050n, isAnother: false })),
      ),
    )
    expect(presses.filter((press) => 'done' in press)).toHaveLength(1)
    expect(await backOffice((staff) => staff.refuseSlip(request.uuid, 'ช้าไป'))).toHaveProperty('problem')
    expect((await getCredit()).balance).toBe(650.5)
  })
})
