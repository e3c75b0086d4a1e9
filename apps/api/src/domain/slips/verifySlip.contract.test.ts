import { anyone, verifySlip } from '@member/api-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { sharp } from '../pictures/sharp.ts'
import type { Member } from '../../services/services.ts'
import { newMember } from '../../testing/newMember.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { payInAccount } from '../../testing/slipBench.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { qrOf, setSwitches } from '../../testing/partners/bank.ts'

const bench = testSlipBench()
let member: Member
const uuid = expect.stringMatching(/^[\da-f-]{36}$/)

beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
  setSwitches(bench.services.database, { down: false, slowMinutes: 0, feed: 'off' })
})

describe('a member who sends a slip', () => {
  test('gets the bank’s answer, and may confirm', async () => {
    const sent = await bench.transfer(member, 500.25)
    const answer = await verifySlip({ file: await sent.slip(), amount: 500.25 }, anyone)
    expect(answer).toMatchObject({
      uuid,
      transRef: sent.transRef,
      amount: 500.25,
      sendingBank: '014',
      receivingBank: '004',
      sender: { name: 'สมหญิง ร***' },
      checks: { duplicate: 'PASS', receiver: 'PASS', sender: 'PASS', amount: 'PASS', age: 'PASS' },
      next: 'CONFIRM',
    })
    expect(JSON.stringify(answer)).not.toContain(member.bankId)
  })

  test('may send the QR that their browser read instead of the picture', async () => {
    const sent = await bench.transfer(member, 300)
    expect(await verifySlip({ qrcode: qrOf(sent) }, anyone)).toMatchObject({
      amount: 300,
      checks: { amount: 'UNKNOWN' },
      next: 'CONFIRM',
    })
  })

  test('reads the amount on the slip where it is another', async () => {
    const sent = await bench.transfer(member, 300)
    await expect(verifySlip({ file: await sent.slip(), amount: 400 }, anyone)).rejects.toMatchObject({
      status: 422205,
      code: 'SLIP_AMOUNT',
      data: { expected: 400, actual: 300, uuid },
      message: 'ยอดในสลิป 300.00\u00A0บาท ไม่ตรงกับยอดที่แจ้ง 400.00\u00A0บาท',
    })
  })

  test('is shown the right account where they paid another', async () => {
    const sent = await bench.transfer(member, 300, { to: { bankName: 'SCB', bankId: '4072218896' } })
    await expect(verifySlip({ file: await sent.slip() }, anyone)).rejects.toMatchObject({
      status: 422206,
      code: 'SLIP_RECEIVER',
      data: { uuid, accounts: [payInAccount], slip: { amount: 300, receivingBank: '014' } },
    })
  })

  test('is sent to a person where only the digits shown of the receiver are ours', async () => {
    const to = { bankName: payInAccount.bankName, bankId: `999002741${payInAccount.bankId.at(-1)}` }
    const answer = await verifySlip({ qrcode: qrOf(await bench.transfer(member, 300, { to })) }, anyone)
    expect(answer).toMatchObject({ next: 'MANUAL', checks: { receiver: 'UNKNOWN', sender: 'PASS' } })
  })

  test.each([
    ['somebody else’s', { bankName: 'KBANK', bankId: '0481907725' }, 'FAIL'],
    ['a namesake’s', { bankName: 'TTB', bankId: '1234500001' }, 'UNKNOWN'],
  ])('is sent to a person where the account is %s', async (_whose, account, verdict) => {
    if (verdict === 'UNKNOWN') await newMember(bench.services, account)
    const sent = await bench.transfer(account, 300)
    const answer = await verifySlip({ file: await sent.slip() }, anyone)
    expect(answer).toMatchObject({ next: 'MANUAL', checks: { sender: verdict, receiver: 'PASS' } })
  })

  test('is refused after 24 hours', async () => {
    const at = new Date(bench.services.clock().getTime() - 24 * 3_600_000 - 1000)
    const sent = await bench.transfer(member, 300, { at })
    await expect(verifySlip({ file: await sent.slip() }, anyone)).rejects.toMatchObject({
      status: 422208,
      code: 'SLIP_TOO_OLD',
      data: { hours: 24, uuid },
    })
  })

  test('is refused where the bank knows no such transfer', async () => {
    const sent = await bench.transfer(member, 300)
    await expect(
      verifySlip({ qrcode: qrOf({ ...sent, transRef: '2026111800000000000000001' }) }, anyone),
    ).rejects.toMatchObject({ status: 422204, code: 'SLIP_NOT_FOUND', data: { uuid } })
  })

  test('waits while the bank is slow, and is answered when it is through', async () => {
    setSwitches(bench.services.database, { slowMinutes: 2 })
    const sent = await bench.transfer(member, 300)
    const waiting = await verifySlip({ file: await sent.slip() }, anyone)
    expect(waiting).toMatchObject({ next: 'WAIT', retryAfterSec: 120, transRef: sent.transRef, amount: null })
    bench.pass(121_000)
    expect(await verifySlip({ qrcode: qrOf(sent) }, anyone)).toMatchObject({ next: 'CONFIRM', amount: 300 })
  })

  test('keeps their session where the bank is down', async () => {
    const sent = await bench.transfer(member, 300)
    setSwitches(bench.services.database, { down: true })
    await expect(verifySlip({ file: await sent.slip() }, anyone)).rejects.toMatchObject({
      kind: 'refused',
      status: 500256,
      code: 'UPSTREAM_FAILED',
      data: { retryAfterSec: 900, uuid },
      retryAfter: 900,
    })
  })
})

const picture = (bytes: string | Uint8Array<ArrayBuffer>, type = 'image/png') => new Blob([bytes], { type })

describe('an upload', () => {
  const plain = sharp({ create: { width: 600, height: 800, channels: 3, background: '#eee' } })

  test.each([
    ['an SVG called PNG', async () => picture('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400202],
    ['HTML called JPEG', async () => picture('<!doctype html><script>1</script>', 'image/jpeg'), 400202],
    ['HEIC', async () => picture('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'), 400202],
    ['more than 4 MB', async () => picture(new Uint8Array(4 * 1024 * 1024 + 1)), 400203],
    ['far more than 4 MB', async () => picture(new Uint8Array(9 * 1024 * 1024)), 400203],
    [
      'a JPEG cut short',
      async () => picture(new Uint8Array((await plain.clone().jpeg().toBuffer()).subarray(0, 900))),
      422201,
    ],
    [
      'a picture without a QR',
      async () => picture(new Uint8Array(await plain.clone().jpeg().toBuffer())),
      422202,
    ],
  ])('is refused as %s', async (_what, file, status) => {
    await expect(verifySlip({ file: await file() }, anyone)).rejects.toMatchObject({
      kind: 'refused',
      status,
    })
  })

  test('is refused where there is none', async () => {
    await expect(verifySlip({ amount: 5 }, anyone)).rejects.toMatchObject({
      status: 400201,
      code: 'SLIP_INPUT',
    })
  })

  test.each([
    'https://line.me/ti/p/@shop',
    '00020101021129370016A0000006770101110113006681234567853037645802TH6304823E',
  ])('is refused where its QR is %s', (qrcode) =>
    expect(verifySlip({ qrcode }, anyone)).rejects.toMatchObject({
      status: 422203,
      code: 'SLIP_NOT_SLIP_QR',
    }),
  )
})

test('a member who tries too often waits', async () => {
  bench.services.throttles.slip = { times: 2, seconds: 60 }
  const tries = [1, 2, 3].map(() =>
    verifySlip({ qrcode: 'nothing' }, anyone).catch((fault: unknown) => fault),
  )
  expect(await Promise.all(tries)).toContainEqual(expect.objectContaining({ status: 429001, retryAfter: 60 }))
  bench.services.throttles.slip = { times: 1000, seconds: 60 }
})
