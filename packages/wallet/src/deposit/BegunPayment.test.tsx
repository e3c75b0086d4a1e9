import { aDeposit, aSlipRequest, aVerifiedSlip, mockApi, publishNews } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { aPicture } from '../slip/aPicture.testing.ts'
import { press, verified } from '../slip/slipUser.testing.tsx'
import { SlipScreen } from '../slip/SlipScreen.tsx'
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
  act(() => publishNews({ deposit: aDeposit({ amount: 250 }) }))
  await screen.findByText(/เครดิตเข้าแล้ว 250\.00/)
  expect(screen.queryByRole('button', resume)).toBeNull()
})

test.each([
  ['confirmed', aVerifiedSlip(), 'ยืนยันฝาก 500.00 บาท', /^เครดิตเข้าแล้ว/],
  ['handed over', aVerifiedSlip({ next: 'MANUAL' }), 'ส่งให้เจ้าหน้าที่ตรวจสอบ', 'ส่งคำขอแล้ว'],
] as const)('a QR whose slip was %s is not offered', async (_, verdict, send, sent) => {
  mockApi({ ...verified, [call.verify]: verdict, [call.request]: aSlipRequest() })
  const links = { contactLink: '/contact', playLink: '/games' }
  const user = show(
    <Routes>
      <Route path="/" element={<DepositScreen slipLink="/slip" {...links} />} />
      <Route path="/slip" element={<SlipScreen depositLink="/" helpHref={(word) => word} {...links} />} />
    </Routes>,
    { path: `/?amount=500.00&until=${Date.now() + 60_000}` },
  )
  await user.click(await screen.findByRole('link', { name: /แนบสลิป/ }))
  await user.upload(await screen.findByLabelText('เลือกรูปสลิป', { selector: 'input' }), aPicture())
  await user.click(await press('ตรวจสอบสลิป'))
  await user.click(await press(send))
  await screen.findByText(sent)
  fireEvent.click(screen.getByRole('link', { name: 'กลับไปหน้าฝากเงิน' }))
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  expect(screen.queryByRole('button', resume)).toBeNull()
})
