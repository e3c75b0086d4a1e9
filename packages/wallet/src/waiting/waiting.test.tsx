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
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call, lockedByLimit } from '../answers.testing.ts'
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

/** Shows what awaits a member who has sent a slip. */
const open = (changes: Record<string, unknown> = {}) => {
  mockApi({
    ...answers,
    [call.withdrawals]: aList([]),
    [call.requests]: [aSlipRequest({ status: 'PENDING' })],
    ...changes,
  })
  return show(<Waits />)
}

const withLocked = aCredit({ kept: { ...lockedByLimit, amount: 2_000 } })
const locked = '/withdraw พักไว้ 2,000.00 ถอนได้'
const slip = '/slip สลิปรอตรวจ 1 รายการ'
const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('a member whose money is locked reads how much beside the credit, and gets to the withdrawal', async () => {
  open({ [call.credit]: withLocked })
  expect(await screen.findByText(locked)).toBeTruthy()
})

test('locked money is shown though the site’s settings do not come', async () => {
  open({ [call.setting]: unavailable(), [call.credit]: withLocked })
  expect(await screen.findByText(locked)).toBeTruthy()
})

test('what waits is shown all at once, so that no line moves another', async () => {
  const credit = later()
  const { store } = open({ [call.credit]: credit.answer })
  // Everything else was answered.
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(lines()).toEqual([])
  credit.come(withLocked)
  await screen.findByText(locked)
  expect(lines()).toEqual([locked, slip])
})

test('what is pending does not wait for a credit that hangs, whose locked money then comes last', async () => {
  const turn = turnClock()
  const credit = later()
  const { store } = open({ [call.credit]: credit.answer })
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  await turn(4_000)
  expect(await screen.findByText(slip)).toBeTruthy()
  credit.come(withLocked)
  await screen.findByText(locked)
  expect(lines()).toEqual([slip, locked])
})

test('locked money does not wait for what is pending and hangs, nor moves when that comes, however late both are', async () => {
  const turn = turnClock()
  const [withdrawals, credit] = [later(), later()]
  open({ [call.withdrawals]: withdrawals.answer, [call.credit]: credit.answer })
  await waitFor(() => expect(calls(call.withdrawals)).toHaveLength(1))
  await waitFor(() => expect(calls(call.credit)).toHaveLength(1))
  await turn(4_000)
  credit.come(withLocked)
  expect(await screen.findByText(locked)).toBeTruthy()
  withdrawals.come(aList([]))
  await screen.findByText(slip)
  expect(lines()).toEqual([locked, slip])
})

const FirstDay = () => <p>first day: {String(useIsFirstDay())}</p>

test('a member reads of the slip, the deposit and the withdrawal that are pending, and of no other', async () => {
  open({
    [call.deposits]: aList([aDeposit({ status: 'CHECKING' }), aDeposit({ status: 'SUCCESS' })]),
    [call.withdrawals]: aList([aWithdrawal({ status: 'PROCESSING' }), aWithdrawal({ status: 'REJECTED' })]),
  })
  expect(await screen.findByText(slip)).toBeTruthy()
  expect(await screen.findByText('/history ยอดฝากรอตรวจ 1 รายการ')).toBeTruthy()
  expect(await screen.findByText('/withdraw ถอนเงินรอโอน 1 รายการ')).toBeTruthy()
})

test('a withdrawal that the bank did not take is shown as what the member is to send again', async () => {
  open({ [call.withdrawals]: aList([aWithdrawal({ status: 'FAILED' })]) })
  expect(await screen.findByText('/withdraw โอนไม่สำเร็จ 1 รายการ ส่งอีกครั้ง')).toBeTruthy()
  expect(screen.queryByText(/ถอนเงินรอโอน/)).toBeNull()
})

test('it is the first day until something was paid in', async () => {
  mockApi({
    ...answers,
    [call.credit]: aCredit({ balance: 0 }),
    [call.deposits]: aList([]),
    [call.withdrawals]: aList([]),
  })
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
  expect(await screen.findByText(slip)).toBeTruthy()
  expect(screen.getByText('/withdraw โอนไม่สำเร็จ 1 รายการ ส่งอีกครั้ง')).toBeTruthy()
  expect(await screen.findByText('first day: true')).toBeTruthy()
  expect(new Set(calls().map(({ path }) => path))).toEqual(
    new Set(['/api/setting', '/api/auth/pending', '/api/auth/user/getCredit/demo1234']),
  )
})
