import {
  getIdentity,
  listNotices,
  listSlipRequests,
  newCommand,
  sendIdentity,
  withdraw,
} from '@member/api-client'
import { and, desc, eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { identityChecks, operationLog, protectionLog } from '../../database/schema.ts'
import { sharp } from '../pictures/sharp.ts'
import type { Member } from '../../services/services.ts'
import { readSite, writeSite } from '../settings/settings.ts'
import { sweep } from '../../jobs/sweep.ts'
import { backOfficeServices } from '../../operations/backOffice.ts'
import { identityWork } from '../../operations/reads/accountWork.ts'
import { asStaff, ownerStaff } from '../../testing/asStaff.ts'
import { newMember } from '../../testing/newMember.ts'
import { payIn } from '../../testing/payIn.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { signInAs } from '../../testing/signInAs.ts'
import { testSlipBench } from '../../testing/testServer.ts'
import { day } from '../../values/bangkok.ts'

const bench = testSlipBench()
let member: Member
let documents: { card: Blob; selfie: Blob }

const drawn = async (side = 600, exif = false) => {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#8899aa' } }).jpeg()
  const placed = exif ? picture.withExif({ IFD0: { Copyright: 'where I live' } }) : picture
  return new Blob([new Uint8Array(await placed.toBuffer())], { type: 'image/jpeg' })
}

beforeAll(async () => {
  documents = { card: await drawn(600, true), selfie: await drawn() }
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
  await payIn(bench.services, member, 90_000)
  await ask({})
})

const ask = async (change: { identityFirstWithdrawal?: boolean; identityAbove?: number | null }) => {
  const site = await readSite(bench.services.database)
  await writeSite(bench.services.database, {
    ...site,
    identityFirstWithdrawal: false,
    identityAbove: null,
    ...change,
  })
}
const inBackOffice = (act: Parameters<typeof asStaff>[1]) => asStaff(bench.services, act)
const send = () => sendIdentity(documents, newCommand())
const storedPictures = async () => {
  const [row] = await bench.services.database
    .select()
    .from(identityChecks)
    .where(eq(identityChecks.memberUuid, member.uuid))
  return row!
}
const pending = async () => {
  const isOpen = and(eq(identityChecks.memberUuid, member.uuid), eq(identityChecks.status, 'PENDING'))
  const [row] = await bench.services.database.select().from(identityChecks).where(isOpen)
  return row!.uuid
}
const wrong = async (card: Blob) => (await refusalOf(sendIdentity({ ...documents, card }, newCommand()))).data
const fields = (card: string) => ({ fields: { card } })
const acts = async () =>
  (
    await bench.services.database
      .select()
      .from(protectionLog)
      .where(eq(protectionLog.memberUuid, member.uuid))
      .orderBy(protectionLog.id)
  ).map(({ act, by, detail }) => [act, by, detail])

describe('who a member is', () => {
  test('is not asked where the operator asks nobody', async () => {
    expect(await getIdentity()).toMatchObject({ status: 'NOT_ASKED', reviewHours: 24, keptDays: 90 })
    await withdraw(300, newCommand())
  })

  test('is asked before the first withdrawal, and the withdrawal takes nothing', async () => {
    await ask({ identityFirstWithdrawal: true })
    expect(await getIdentity()).toMatchObject({ status: 'ASKED', neededFor: { firstWithdrawal: true } })
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject({
      code: 'WITHDRAW_IDENTITY',
      message: 'กรุณายืนยันตัวตนก่อนถอนครั้งแรก',
    })
  })

  test('is asked above an amount, and not below it', async () => {
    await ask({ identityAbove: 5_000 })
    expect(await refusalOf(withdraw(5_000.01, newCommand()))).toMatchObject({
      code: 'WITHDRAW_IDENTITY',
      message: 'ถอนเกิน 5,000\u00A0บาท กรุณายืนยันตัวตนก่อน',
    })
    await withdraw(5_000, newCommand())
  })

  test('is asked for by staff, whatever the operator’s rule', async () => {
    expect(await inBackOffice((operations) => operations.askIdentity(member.uuid))).toEqual({ done: true })
    expect(await inBackOffice((operations) => operations.askIdentity(member.uuid))).toHaveProperty('problem')
    expect(await getIdentity()).toMatchObject({ status: 'ASKED' })
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject({ code: 'WITHDRAW_IDENTITY' })
    expect(await send()).toMatchObject({ status: 'PENDING' })
  })

  test('a member whom staff asked withdraws once documents are accepted, not once they are sent or refused', async () => {
    await inBackOffice((operations) => operations.askIdentity(member.uuid))
    for (const _ of ['first', 'second']) {
      bench.pass(1_000)
      await send()
      expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject({ code: 'WITHDRAW_IDENTITY' })
      await inBackOffice(async (operations) => operations.refuseIdentity(await pending(), 'รูปไม่ชัด'))
      expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject({ code: 'WITHDRAW_IDENTITY' })
    }
    bench.pass(1_000)
    await send()
    await inBackOffice(async (operations) => operations.acceptIdentity(await pending()))
    await withdraw(300, newCommand())
  })

  test('reads in the inbox that documents are requested, refused with the reason, and accepted', async () => {
    await inBackOffice((operations) => operations.askIdentity(member.uuid))
    await send()
    await inBackOffice(async (operations) => operations.refuseIdentity(await pending(), 'รูปไม่ชัด'))
    bench.pass(1_000)
    await send()
    await inBackOffice(async (operations) => operations.acceptIdentity(await pending()))
    const notices = (await listNotices()).items.filter(({ kind }) => kind === 'security')
    expect(notices.map(({ event, remark }) => [event, remark])).toEqual([
      ['PAPERS_ACCEPTED', null],
      ['PAPERS_REFUSED', 'รูปไม่ชัด'],
      ['PAPERS_ASKED', null],
    ])
  })

  test('is looked at, refused with a reason, sent again and accepted: then they withdraw', async () => {
    await ask({ identityFirstWithdrawal: true })
    const order = newCommand()
    expect(await sendIdentity(documents, order)).toMatchObject({
      status: 'PENDING',
      sentAt: expect.any(String),
    })
    expect(await sendIdentity(documents, order)).toMatchObject({ status: 'PENDING' })
    expect(await refusalOf(send())).toMatchObject({ code: 'IDENTITY_WAITING' })
    const { uuid } = await storedPictures()
    expect(await inBackOffice((operations) => operations.refuseIdentity(uuid, ''))).toHaveProperty('problem')
    expect(await inBackOffice((operations) => operations.refuseIdentity(uuid, 'รูปไม่ชัด'))).toEqual({
      done: true,
    })
    expect(await getIdentity()).toMatchObject({ status: 'REFUSED', reason: 'รูปไม่ชัด' })
    expect(await refusalOf(withdraw(300, newCommand()))).toMatchObject({ code: 'WITHDRAW_IDENTITY' })

    bench.pass(1_000)
    expect(await send()).toMatchObject({ status: 'PENDING', reason: null })
    const waiting = await pending()
    const shown = await identityWork(bench.services.database)
    expect(shown.map((one) => one.uuid)).toContain(waiting)
    const presses = await Promise.all(
      [1, 2].map(() => inBackOffice((operations) => operations.acceptIdentity(waiting))),
    )
    expect(presses.filter((press) => 'done' in press)).toHaveLength(1)
    expect(await getIdentity()).toMatchObject({ status: 'ACCEPTED' })
    expect(await refusalOf(send())).toMatchObject({ code: 'IDENTITY_ACCEPTED' })
    await withdraw(300, newCommand())
    expect(await acts()).toEqual([
      ['IDENTITY_SENT', 'MEMBER', {}],
      ['IDENTITY_REFUSED', 'DESK', { who: 'operator', reason: 'รูปไม่ชัด' }],
      ['IDENTITY_SENT', 'MEMBER', {}],
      ['IDENTITY_ACCEPTED', 'DESK', { who: 'operator' }],
    ])
  })
})

describe('a member’s documents', () => {
  test('are encrypted in the database, without what the phone wrote into them, and readable for staff alone', async () => {
    await send()
    const { uuid, card } = await storedPictures()
    expect(Buffer.from(card!).includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
    const shown = await backOfficeServices(bench.services).openPicture(ownerStaff, uuid, 'card')
    const { format, exif } = await sharp(shown).metadata()
    expect([format, exif]).toEqual(['jpeg', undefined])
    expect((await acts()).at(-1)).toEqual(['IDENTITY_SEEN', 'DESK', { who: 'operator', uuid, part: 'card' }])
    const [line] = await bench.services.database
      .select()
      .from(operationLog)
      .orderBy(desc(operationLog.id))
      .limit(1)
    expect(line).toMatchObject({
      act: 'IDENTITY_SEEN',
      byName: 'operator',
      subject: uuid,
      detail: { part: 'card' },
    })
    expect(await listSlipRequests()).toEqual([])
    for (const path of [`/files/identity/${uuid}/card`, `/api/auth/identity/${uuid}/card`]) {
      expect((await bench.app.request(path)).status).toBeGreaterThanOrEqual(400)
    }
  })

  test('must be pictures, readable and not too large; the field says which is not', async () => {
    expect(await wrong(new Blob(['%PDF-1.7']))).toEqual(fields('รองรับเฉพาะไฟล์ JPG PNG และ WebP'))
    expect(await wrong(new Blob(['\u00ff\u00d8\u00ff nothing more']))).toEqual(
      fields('รองรับเฉพาะไฟล์ JPG PNG และ WebP'),
    )
    expect(await wrong(await drawn(200))).toEqual(fields('อ่านรูปนี้ไม่ได้ กรุณาใช้รูปที่ชัดขึ้น'))
    expect(await wrong(new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]))).toEqual(fields('ไฟล์ใหญ่เกิน 2 MB'))
    expect(await getIdentity()).toMatchObject({ status: 'NOT_ASKED' })
  })

  test('are deleted when the operator’s days are over; what was decided stays', async () => {
    await send()
    const { uuid } = await storedPictures()
    bench.pass(91 * day)
    await sweep(bench.services)
    expect((await storedPictures()).card).not.toBeNull()
    await inBackOffice((operations) => operations.acceptIdentity(uuid))
    bench.pass(89 * day)
    await sweep(bench.services)
    expect((await storedPictures()).card).not.toBeNull()
    bench.pass(2 * day)
    await sweep(bench.services)
    expect(await storedPictures()).toMatchObject({ card: null, selfie: null, status: 'ACCEPTED' })
    expect((await acts()).at(-1)?.[0]).toBe('IDENTITY_SWEPT')
    bench.pass(-182 * day)
  })
})
