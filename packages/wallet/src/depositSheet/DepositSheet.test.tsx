import {
  aDeposit,
  aList,
  calls,
  changeMockApi,
  mockApi,
  signOut,
  publishNews,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { Button } from '@member/ui'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../answers.testing.ts'
import { aPicture } from '../slip/aPicture.testing.ts'
import { press, verified } from '../slip/slipUser.testing.tsx'
import { DepositSheet } from './DepositSheet.tsx'

const onClose = vi.fn<() => void>()

const open = () =>
  show(
    <DepositSheet
      contactLink="/auth/contact"
      limitsLink="/auth/settings/play-safe"
      brandName="แสงทอง"
      notice={<p>เงิน 300.00 บาท ยังอยู่ในเกม</p>}
      next={<Button onClick={onClose}>เล่นต่อ</Button>}
      onClose={onClose}
    />,
  )

beforeEach(() => {
  sessionStorage.clear()
  onClose.mockReset()
  mockApi(verified)
})
afterEach(() => {
  vi.useRealTimers()
  signOut()
})

test('a member who looks on reads that the money is in, and what can be done with it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const pending = aDeposit({ status: 'CHECKING', amount: 300 })
  changeMockApi({ [call.deposits]: aList([pending]) })
  open()
  expect(await screen.findByText('405-1-23456-7')).toBeTruthy()
  expect(await screen.findByText('กำลังตรวจสอบยอดฝาก')).toBeTruthy()
  expect(screen.getByText('เงิน 300.00 บาท ยังอยู่ในเกม')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'เล่นต่อ' })).toBeNull()
  const deposit = { ...pending, status: 'SUCCESS' } as const
  changeMockApi({ [call.deposits]: aList([deposit]) })
  act(() => publishNews({ deposit }))
  expect(await screen.findByText('ฝากเงินสำเร็จ เครดิตเข้าแล้ว 300.00 บาท')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'เล่นต่อ' })).toBeTruthy()
})

test('the payment leaves the address to what lies behind, and is there again when the sheet is', async () => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500')
  await user.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  expect(await screen.findByRole('timer')).toBeTruthy()
  expect(screen.getByLabelText('address').textContent).toBe('/')
  await user.click(screen.getByRole('button', { name: 'โอนแล้วยอดไม่เข้า? แนบสลิป' }))
  await user.click(screen.getByRole('button', { name: 'กลับไปหน้าโอนเงิน' }))
  expect(await screen.findByRole('timer')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ยกเลิกรายการนี้' }))
  expect(await screen.findByDisplayValue('500')).toBeTruthy()
})

test('a slip is given in the sheet, and the next begins anew', async () => {
  const user = open()
  const attach = 'โอนแล้วยอดไม่เข้า? แนบสลิป'
  await user.click(await screen.findByRole('button', { name: attach }))
  expect(screen.getByRole('dialog', { name: 'แนบสลิป' })).toBe(document.activeElement)
  await user.upload(screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' }), aPicture())
  await user.click(await press('ตรวจสอบสลิป'))
  await user.click(await press('ยืนยันฝาก 500.00 บาท'))
  expect(await screen.findByText('เครดิตเข้าแล้ว 500.00 บาท')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'เล่นต่อ' })).toBeTruthy()
  expect(calls(call.confirm)).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'กลับไปหน้าโอนเงิน' }))
  await user.click(await screen.findByRole('button', { name: attach }))
  expect(await screen.findByLabelText('เลือกรูปสลิป', { selector: 'input' })).toBeTruthy()
})

test('Escape closes it', async () => {
  const user = open()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
