// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { getDownline } from '../endpoints/affiliates.ts'
import { getOperation } from '../endpoints/site.ts'
import { retryWithdrawal, withdraw } from '../endpoints/withdrawals.ts'
import { newCommand } from '../client/call.ts'
import { getSession } from '../client/session.ts'
import {
  aCredit,
  anOperation,
  aWithdrawal,
  calls,
  refusal,
  changeMockApi,
  signIn,
  signOut,
  mockApi,
} from './index.ts'

const operation = 'GET /api/setting/operational/website'
const answer = { withdraw: aWithdrawal(), credit: aCredit() }
afterEach(signOut)

test('a path written out is not taken for a parameter', async () => {
  signIn()
  mockApi({ 'POST /api/auth/withdraw/:uuid': answer, 'POST /api/auth/withdraw/retry': answer })
  await withdraw(5, newCommand())
  await retryWithdrawal('w-1', newCommand())
  expect(calls('POST /api/auth/withdraw/retry').map(({ body }) => body)).toEqual([{ uuid: 'w-1' }])
  expect(calls('POST /api/auth/withdraw/:uuid')[0]).toMatchObject({
    params: { uuid: '11111111-1111-4111-8111-111111111111' },
    body: { amount: 5 },
  })
})

test('a function answers from the request, and answers may change in between', async () => {
  signIn()
  mockApi({
    'GET /api/auth/affiliate/downline/:username': ({ params }: { params: Record<string, string> }) => ({
      downline_users: {
        [params['username']!]: { name: 'ส***', level: 1, createdAt: '2026-11-20T12:00:00Z' },
      },
    }),
  })
  expect(await getDownline()).toHaveProperty('downline_users.demo1234')
  changeMockApi({ [operation]: anOperation({ websiteStatus: 'MA' }) })
  expect((await getOperation()).websiteStatus).toBe('MA')
  expect(calls()).toHaveLength(2)
})

test('a call nobody answered says so by name', async () => {
  mockApi({})
  await expect(getOperation()).rejects.toMatchObject({
    message: 'ไม่มีคำตอบใน mock API สำหรับ GET /api/setting/operational/website',
  })
})

test('a refusal carries its name, its figures and how long to wait', async () => {
  mockApi({ [operation]: refusal(429001, { left: 0 }, { retryAfter: 30, message: 'รอสักครู่' }) })
  await expect(getOperation()).rejects.toMatchObject({
    code: 'TOO_MANY',
    data: { left: 0 },
    retryAfter: 30,
    message: 'รอสักครู่',
  })
})

test('a member is signed in and out', () => {
  expect(signIn({ level: 5 }).user.level).toBe(5)
  signOut()
  expect(getSession()).toBeNull()
})
