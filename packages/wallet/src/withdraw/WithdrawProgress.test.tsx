import type { Identity } from '@member/api-client'
import {
  anIdentity,
  aSetting,
  aWithdrawal,
  aWithdrawProgress,
  changeMockApi,
  mockApi,
  signOut,
} from '@member/api-client/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { showWithdraw } from './showWithdraw.testing.tsx'

afterEach(signOut)

const inProgress = {
  [call.setting]: aSetting({ features: { withdrawProgress: true } }),
  [call.open]: [aWithdrawal({ status: 'PROCESSING' })],
}

test('a withdrawal tells when each step was, and what the last hundred took', async () => {
  const steps = [
    { status: 'PENDING' as const, at: '2026-11-20T14:05:00.000+07:00' },
    { status: 'PROCESSING' as const, at: '2026-11-20T14:06:30.000+07:00' },
  ]
  mockApi({ ...answers, ...inProgress, 'GET /api/auth/withdraw/progress': aWithdrawProgress({ steps }) })
  showWithdraw()
  const now = await screen.findByText('20/11/2569 14:06 น.')
  expect(now.closest('li')?.getAttribute('aria-current')).toBe('step')
  const list = now.closest('ol')!
  expect(within(list).getByText('20/11/2569 14:05 น.')).toBeTruthy()
  expect(screen.getByText('เงินเข้าบัญชี')).toBeTruthy()
  expect(screen.getByText('ปกติราว 3 นาที ส่วนใหญ่ไม่เกิน 8 นาที')).toBeTruthy()
})

test('progress that is not this withdrawal’s is not shown as if it were, nor a time that nobody measured', async () => {
  const progress = aWithdrawProgress({ withdrawUuid: 'another', usual: null })
  mockApi({ ...answers, ...inProgress, 'GET /api/auth/withdraw/progress': progress })
  showWithdraw()
  expect(await screen.findByText('ระบบจะแจ้งเมื่อเงินเข้าบัญชี')).toBeTruthy()
  expect(screen.queryByText(/นาที/)).toBeNull()
  expect(screen.getByText(/^ส่งเมื่อ/)).toBeTruthy()
})

test.each([
  ['2026-11-20T14:05:10.000+07:00', 'คาดว่าเงินเข้าบัญชีภายใน 14:13 น.'],
  ['2026-11-20T23:58:00.000+07:00', 'คาดว่าเงินเข้าบัญชีภายใน 21/11/2569 00:06 น.'],
])('a withdrawal of %s says by when it is expected', async (createdAt, words) => {
  mockApi({
    ...answers,
    ...inProgress,
    [call.setting]: aSetting({ serverTime: createdAt, features: { withdrawProgress: true } }),
    [call.open]: [aWithdrawal({ status: 'PROCESSING', createdAt })],
    'GET /api/auth/withdraw/progress': aWithdrawProgress(),
  })
  showWithdraw()
  expect(await screen.findByText(words)).toBeTruthy()
})

test('one that was sent again is expected by when it was sent again', async () => {
  const createdAt = '2026-11-20T14:05:00.000+07:00'
  const again = '2026-11-20T15:40:00.000+07:00'
  mockApi({
    ...answers,
    ...inProgress,
    [call.setting]: aSetting({ serverTime: again, features: { withdrawProgress: true } }),
    [call.open]: [aWithdrawal({ status: 'PENDING', createdAt, updatedAt: again })],
    'GET /api/auth/withdraw/progress': aWithdrawProgress({
      steps: [
        { status: 'PENDING', at: createdAt },
        { status: 'FAILED', at: '2026-11-20T14:30:00.000+07:00' },
        { status: 'PENDING', at: again },
      ],
    }),
  })
  showWithdraw()
  expect(await screen.findByText('คาดว่าเงินเข้าบัญชีภายใน 15:48 น.')).toBeTruthy()
})

test('once the hour is over, it is said that it takes longer', async () => {
  mockApi({
    ...answers,
    ...inProgress,
    [call.setting]: aSetting({
      serverTime: '2026-11-20T14:13:00.000+07:00',
      features: { withdrawProgress: true },
    }),
    [call.open]: [aWithdrawal({ status: 'PROCESSING', createdAt: '2026-11-20T14:05:00.000+07:00' })],
    'GET /api/auth/withdraw/progress': aWithdrawProgress(),
  })
  showWithdraw()
  expect(await screen.findByText(/^ใช้เวลานานกว่าปกติ/)).toBeTruthy()
})

test.each([
  ['ASKED', /^กรุณาส่งเอกสารยืนยันตัวตนก่อน/],
  ['REFUSED', /^กรุณาส่งเอกสารยืนยันตัวตนอีกครั้ง/],
  ['PENDING', /^กำลังตรวจเอกสารยืนยันตัวตน/],
] as const)(
  'while papers are %s no time is told, before a withdrawal and during one',
  async (status, words) => {
    mockApi({
      ...answers,
      ...inProgress,
      [call.setting]: aSetting({ features: { withdrawProgress: true, identity: true } }),
      'GET /api/auth/withdraw/progress': aWithdrawProgress(),
      'GET /api/auth/identity': anIdentity({ status }),
    })
    showWithdraw()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/ภายใน/)).toBeNull()
    signOut()
    document.body.replaceChildren()
    changeMockApi({ [call.open]: [] })
    showWithdraw()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText(/ภายใน/)).toBeNull()
  },
)

const documents = (identity: Partial<Identity>) =>
  mockApi({
    ...answers,
    ...inProgress,
    [call.setting]: aSetting({ features: { identity: true } }),
    [call.open]: [],
    'GET /api/auth/identity': anIdentity(identity),
  })

test.each([
  { status: 'ASKED' },
  { status: 'PENDING', neededFor: { firstWithdrawal: true, above: null } },
  { status: 'REFUSED', neededFor: { firstWithdrawal: true, above: null } },
] as const)(
  'while nothing goes out without papers, no figure is called withdrawable now: %o',
  async (identity) => {
    documents(identity)
    showWithdraw()
    expect(await screen.findByRole('region', { name: 'ถอนได้เมื่อเอกสารยืนยันตัวตนผ่านการตรวจ' })).toBeTruthy()
    expect(screen.queryByText('ถอนได้ตอนนี้')).toBeNull()
  },
)

test('documents that only a larger amount needs leave the figure as it is', async () => {
  documents({ status: 'PENDING' })
  showWithdraw()
  expect(await screen.findByText(/^กำลังตรวจเอกสารยืนยันตัวตน/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'ถอนได้ตอนนี้' })).toBeTruthy()
})

test.each(['ASKED', 'REFUSED'] as const)(
  'a request that waits for the member’s papers says so: %s',
  async (status) => {
    documents({ status })
    changeMockApi({ [call.open]: [aWithdrawal({ status: 'PENDING' })] })
    showWithdraw()
    const open = await screen.findByRole('region', { name: 'คำขอถอนที่กำลังดำเนินการ' })
    expect(await within(open).findByText('รอเอกสารจากคุณ')).toBeTruthy()
    expect(within(open).getByText('รับคำขอแล้ว รอเอกสารยืนยันตัวตนจากคุณ')).toBeTruthy()
    expect(within(open).queryByText('รอดำเนินการ')).toBeNull()
  },
)
