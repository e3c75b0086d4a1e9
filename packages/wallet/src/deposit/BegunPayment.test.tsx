import { aDeposit, mockApi, tellNews } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  mockApi(answers)
})
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
})

const resume = { name: 'แสดง QR เดิม' }

/** Opens a QR for 250 baht and goes back to the amount, as the tab of the bar does. */
const leavesQr = async () => {
  const path = `/?amount=250.00&until=${Date.now() + 60_000}`
  show(
    <>
      <Link to="/">ฝากเงิน</Link>
      <DepositScreen slipLink="/slip" contactLink="/contact" playLink="/games" />
    </>,
    { path },
  )
  await screen.findByRole('img', { name: /สำหรับโอน 250/ })
  fireEvent.click(screen.getByRole('link', { name: 'ฝากเงิน' }))
  expect(await screen.findByRole('button', resume)).toBeTruthy()
}

test('a QR that was left is shown again by one press, with the time it had', async () => {
  await leavesQr()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  fireEvent.click(screen.getByRole('button', resume))
  expect(await screen.findByRole('img', { name: /สำหรับโอน 250/ })).toBeTruthy()
  expect(screen.getByRole('timer').textContent).toMatch(/^00:(39|40)$/)
})

test('a QR that has run out is not offered', async () => {
  await leavesQr()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.queryByRole('button', resume)).toBeNull()
})

test('a QR whose transfer has come is not offered', async () => {
  await leavesQr()
  act(() => tellNews({ deposit: aDeposit({ amount: 250 }) }))
  await screen.findByText(/เครดิตเข้าแล้ว 250\.00/)
  expect(screen.queryByRole('button', resume)).toBeNull()
})
