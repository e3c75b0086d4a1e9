import { queryClientAtom } from '@member/api-client'
import {
  aCredit,
  aDeposit,
  aList,
  aPending,
  aSetting,
  aSlipRequest,
  aWithdrawal,
  calls,
  later,
  mockApi,
  never,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call, lockedByLimit } from '../answers.testing.ts'
import { creditAtom } from '../credit/credit.ts'
import { useIsFirstDay } from './useIsFirstDay.ts'
import { usePending } from './usePending.ts'

afterEach(signOut)

const Waits = () => (
  <ul>
    {usePending({ slipLink: '/slip', historyLink: '/history', withdrawLink: '/withdraw' }).money.map(
      ({ to, text }) => (
        <li key={text}>
          {to} {text}
        </li>
      ),
    )}
  </ul>
)

test('a member whose money is locked reads how much beside the credit, and gets to the withdrawal', async () => {
  mockApi({ ...answers, [call.credit]: aCredit({ kept: { ...lockedByLimit, amount: 2_000 } }) })
  show(<Waits />)
  expect(await screen.findByText('/withdraw พักไว้ 2,000.00 ถอนได้')).toBeTruthy()
})

test('locked money is shown though the site’s settings do not come', async () => {
  mockApi({
    ...answers,
    [call.setting]: unavailable(),
    [call.credit]: aCredit({ kept: { ...lockedByLimit, amount: 2_000 } }),
  })
  show(<Waits />)
  expect(await screen.findByText('/withdraw พักไว้ 2,000.00 ถอนได้')).toBeTruthy()
})

test('what waits is shown all at once, so that no line moves another', async () => {
  const credit = later()
  mockApi({
    ...answers,
    [call.withdrawals]: aList([]),
    [call.requests]: [aSlipRequest({ status: 'PENDING' })],
    [call.credit]: credit.answer,
  })
  const { store } = show(<Waits />)
  // Everything else was answered.
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(screen.queryAllByRole('listitem')).toEqual([])
  credit.come(aCredit({ kept: { ...lockedByLimit, amount: 2_000 } }))
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '/withdraw พักไว้ 2,000.00 ถอนได้',
    '/slip สลิปรอตรวจ 1 รายการ',
  ])
})

test('what is pending does not wait for a credit that hangs, whose locked money then comes last', async () => {
  const turn = turnClock()
  const credit = later()
  mockApi({
    ...answers,
    [call.withdrawals]: aList([]),
    [call.requests]: [aSlipRequest({ status: 'PENDING' })],
    [call.credit]: credit.answer,
  })
  const { store } = show(<Waits />)
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  await turn(4_000)
  expect(await screen.findByText('/slip สลิปรอตรวจ 1 รายการ')).toBeTruthy()
  credit.come(aCredit({ kept: { ...lockedByLimit, amount: 2_000 } }))
  await screen.findByText('/withdraw พักไว้ 2,000.00 ถอนได้')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '/slip สลิปรอตรวจ 1 รายการ',
    '/withdraw พักไว้ 2,000.00 ถอนได้',
  ])
})

test('locked money is shown though what is pending hangs', async () => {
  const turn = turnClock()
  mockApi({
    ...answers,
    [call.withdrawals]: never(),
    [call.credit]: aCredit({ kept: { ...lockedByLimit, amount: 2_000 } }),
  })
  const { store } = show(<Waits />)
  await waitFor(() => expect(calls(call.withdrawals)).toHaveLength(1))
  await waitFor(() => expect(store.get(creditAtom).data).toBeDefined())
  await turn(4_000)
  expect(await screen.findByText('/withdraw พักไว้ 2,000.00 ถอนได้')).toBeTruthy()
})

const FirstDay = () => <p>first day: {String(useIsFirstDay())}</p>

test('a member reads of the slip, the deposit and the withdrawal that are pending, and of no other', async () => {
  mockApi({
    ...answers,
    [call.requests]: [aSlipRequest({ status: 'PENDING' })],
    [call.deposits]: aList([aDeposit({ status: 'CHECKING' }), aDeposit({ status: 'SUCCESS' })]),
    [call.withdrawals]: aList([aWithdrawal({ status: 'PROCESSING' }), aWithdrawal({ status: 'REJECTED' })]),
  })
  show(<Waits />)
  expect(await screen.findByText('/slip สลิปรอตรวจ 1 รายการ')).toBeTruthy()
  expect(await screen.findByText('/history ยอดฝากรอตรวจ 1 รายการ')).toBeTruthy()
  expect(await screen.findByText('/withdraw ถอนเงินรอโอน 1 รายการ')).toBeTruthy()
})

test('a withdrawal that the bank did not take is shown as what the member is to send again', async () => {
  mockApi({ ...answers, [call.withdrawals]: aList([aWithdrawal({ status: 'FAILED' })]) })
  show(<Waits />)
  expect(await screen.findByText('/withdraw โอนไม่สำเร็จ 1 รายการ ส่งอีกครั้ง')).toBeTruthy()
  expect(screen.queryByText(/ถอนเงินรอโอน/)).toBeNull()
})

test('it is the first day until something was paid in', async () => {
  const nothing = {
    ...answers,
    [call.credit]: aCredit({ balance: 0 }),
    [call.deposits]: aList([]),
    [call.withdrawals]: aList([]),
  }
  mockApi(nothing)
  show(<FirstDay />)
  expect(await screen.findByText('first day: true')).toBeTruthy()
})

test('a member who has paid in and lost it all is no newcomer', async () => {
  mockApi({ ...answers, [call.credit]: aCredit({ balance: 0 }) })
  show(<FirstDay />)
  expect(await screen.findByText('first day: false')).toBeTruthy()
})

test('a server that answers all of it in one call is asked for nothing else', async () => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { pending: true, identity: true } }),
    'GET /api/auth/pending': aPending({ slips: 1, failedWithdrawals: 1, hasMovements: false }),
    [call.credit]: aCredit({ balance: 0 }),
  })
  show(
    <>
      <Waits />
      <FirstDay />
    </>,
  )
  expect(await screen.findByText('/slip สลิปรอตรวจ 1 รายการ')).toBeTruthy()
  expect(screen.getByText('/withdraw โอนไม่สำเร็จ 1 รายการ ส่งอีกครั้ง')).toBeTruthy()
  expect(await screen.findByText('first day: true')).toBeTruthy()
  expect(new Set(calls().map(({ path }) => path))).toEqual(
    new Set(['/api/setting', '/api/auth/pending', '/api/auth/user/getCredit/demo1234']),
  )
})
