import {
  getCredit,
  getOperation,
  listMemberAnnouncements,
  listOpenWithdrawals,
  listWithdrawals,
  newCommand,
  withdraw,
} from '@member/api-client'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Member, readSite, settingLog, writeSite } from '@member/api/testing/internals'
import { atBackOffice, ownersBackOffice } from './testing/ownersBackOffice.ts'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { signInAs } from '@member/api/testing/signInAs'
import { testSlipBench } from '@member/api/testing/testServer'

const bench = testSlipBench({ pages: [ownersBackOffice], isChecked: true })
let member: Member

beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
  await payIn(bench.services, member, 1000)
})

const inBackOffice = (path: string, fields: Record<string, unknown> = {}) =>
  atBackOffice(bench.app, path, fields)
const log = () => bench.services.database.select().from(settingLog)
const balance = async () => (await getCredit()).balance

describe('a withdrawal at the back office', () => {
  test('is taken up and paid once, however often it is pressed', async () => {
    const { withdraw: asked } = await withdraw(400, newCommand())
    expect(await inBackOffice(`withdrawals/${asked.uuid}/start`)).toEqual({ done: true })
    expect(await listOpenWithdrawals()).toMatchObject([{ status: 'PROCESSING' }])
    const presses = await Promise.all([1, 2, 3].map(() => inBackOffice(`withdrawals/${asked.uuid}/pay`)))
    expect(presses.filter((press) => 'done' in press)).toHaveLength(1)
    expect(await inBackOffice(`withdrawals/${asked.uuid}/reject`, { reason: 'ช้าไป' })).toHaveProperty(
      'problem',
    )
    expect((await listWithdrawals()).items).toMatchObject([{ status: 'SUCCESS' }])
    expect(await balance()).toBe(600)
  })

  test('fails with a reason and keeps the money reserved, and is refunded when it is rejected', async () => {
    const { withdraw: asked } = await withdraw(400, newCommand())
    expect(await inBackOffice(`withdrawals/${asked.uuid}/fail`)).toHaveProperty('problem')
    await inBackOffice(`withdrawals/${asked.uuid}/fail`, { reason: 'ธนาคารปลายทางขัดข้อง' })
    expect(await listOpenWithdrawals()).toMatchObject([
      { status: 'FAILED', remark: 'ธนาคารปลายทางขัดข้อง', canRetry: true },
    ])
    expect(await balance()).toBe(600)
    await inBackOffice(`withdrawals/${asked.uuid}/reject`, { reason: 'บัญชีไม่ตรง' })
    expect(await balance()).toBe(1000)
  })
})

test('a suspended member is shut out at once, and let in again to log in anew', async () => {
  expect(await inBackOffice(`members/${member.uuid}/suspend`)).toEqual({ done: true })
  expect(await inBackOffice(`members/${member.uuid}/suspend`)).toHaveProperty('problem')
  await expect(getCredit()).rejects.toMatchObject({ status: 403001 })
  expect(await inBackOffice(`members/${member.uuid}/unsuspend`)).toEqual({ done: true })
  await signInAs(bench.services, member)
  expect(await balance()).toBe(1000)
})

test('maintenance shuts every call but the one that says so, until the site is opened', async () => {
  await inBackOffice('operation', { websiteStatus: 'MA', message: 'ปิดปรับปรุง', until: '2026-11-18T12:00' })
  expect(await getOperation()).toMatchObject({
    websiteStatus: 'MA',
    message: 'ปิดปรับปรุง',
    until: '2026-11-18T12:00:00.000+07:00',
  })
  await expect(getCredit()).rejects.toMatchObject({ status: 503001 })
  await inBackOffice('operation', { websiteStatus: 'ON' })
  expect(await balance()).toBe(1000)
  expect(await inBackOffice('operation', { websiteStatus: 'OFF' })).toHaveProperty('problem')
})

test('an announcement is published once, cleaned, and withdrawn', async () => {
  const draft = {
    uuid: crypto.randomUUID(),
    title: 'โปรวันหยุด',
    detail: 'บรรทัดหนึ่ง\n\n<script>alert(1)</script>บรรทัดสอง',
    type: 'POPUP',
    audience: 'MEMBERS',
    days: '3',
    urgent: 'yes',
    actionLabel: 'ไปฝากเงิน',
    actionPath: '/auth/deposit',
  }
  await Promise.all([inBackOffice('announcements', draft), inBackOffice('announcements', draft)])
  expect(await listMemberAnnouncements()).toMatchObject([
    {
      title: 'โปรวันหยุด',
      urgent: true,
      detail: expect.not.stringContaining('<script>'),
      action: { label: 'ไปฝากเงิน', path: '/auth/deposit' },
    },
  ])
  expect(await inBackOffice(`announcements/${draft.uuid}/withdraw`)).toEqual({ done: true })
  expect(await listMemberAnnouncements()).toEqual([])
  for (const wrong of [{ title: '' }, { actionPath: '' }, { actionPath: '//evil.example' }])
    expect(await inBackOffice('announcements', { ...draft, ...wrong })).toHaveProperty('problem')
})

describe('the rules of the operator', () => {
  const rules = {
    idleMinutes: 10,
    minimumAge: 21,
    consentVersion: '2026-12',
    phoneProof: 'yes',
    identityFirstWithdrawal: 'yes',
    identityAbove: '',
    identityHours: 12,
    identityDays: 30,
    adjustAlone: 2_500,
    pointsPerBaht: 10,
    mostWin: 10_000_000,
    minDeposit: 1,
    minWithdraw: 300,
    turnoverTimes: 5,
    slipHours: 48,
    commissionRate: 0.29,
    minCommission: 20,
    minRefund: 5,
  }

  test('hold at once, and who changed what is written down', async () => {
    const before = await readSite(bench.services.database)
    expect(await inBackOffice('rules', rules)).toEqual({ done: true })
    expect(await readSite(bench.services.database)).toMatchObject({
      ...rules,
      phoneProof: true,
      identityFirstWithdrawal: true,
      identityAbove: null,
      slipPictureDays: before.slipPictureDays,
    })
    expect(await inBackOffice('rules', { ...rules, idleMinutes: 5 })).toEqual({ done: true })
    expect(await inBackOffice('rules', { ...rules, idleMinutes: 5 })).toEqual({ done: true })
    const lines = await log()
    expect(lines).toMatchObject([
      {
        who: 'operator',
        changed: {
          consentVersion: { from: null, to: '2026-12' },
          minimumAge: { from: 20, to: 21 },
          adjustAlone: { from: 1_000, to: 2_500 },
          pointsPerBaht: { from: 1, to: 10 },
          minWithdraw: { from: 100, to: 300 },
          commissionRate: { from: 0.5, to: 0.29 },
        },
      },
      { who: 'operator', changed: { idleMinutes: { from: 10, to: 5 } } },
    ])
    expect(await (await bench.app.request('/desk/site')).text()).toContain('2026-12')
    await writeSite(bench.services.database, before)
  })

  test.each([
    { idleMinutes: 0 },
    { identityDays: 'many' },
    { minimumAge: 17 },
    { commissionRate: 0.125 },
    { commissionRate: 11 },
    { slipHours: 0 },
    { consentVersion: 'v'.repeat(33) },
  ])('are refused where they are none: %o', async (change) => {
    const lines = await log()
    expect(await inBackOffice('rules', { ...rules, ...change })).toHaveProperty('problem')
    expect(await log()).toEqual(lines)
  })

  test('say up to which amount the bank pays without a person', async () => {
    expect(await inBackOffice('payouts', { upTo: '2000' })).toEqual({ done: true })
    expect(await (await bench.app.request('/desk/site')).text()).toContain('value="2000"')
    expect(await inBackOffice('payouts', { upTo: 'all' })).toHaveProperty('problem')
    expect(await inBackOffice('payouts', { upTo: '' })).toEqual({ done: true })
    expect(await readSite(bench.services.database)).toMatchObject({ payoutUpTo: null })
  })

  test('have a log that nobody rewrites', async () => {
    await expect(bench.services.database.delete(settingLog)).rejects.toThrow()
  })
})
