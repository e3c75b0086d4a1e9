import { aList, aWithdrawal, changeMockApi, mockApi, signOut, tellNews } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { WithdrawScreen } from './WithdrawScreen.tsx'

const pending = aWithdrawal({ amount: 500 })

afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const open = () =>
  show(
    <WithdrawScreen
      helpHref={(word) => `/help?q=${word}`}
      playLink="/play"
      depositLink="/auth/deposit"
      historyLink="/auth/transaction/history"
    />,
  )

test('a withdrawal that ends while the member looks on is told, with the reason', async () => {
  mockApi({ ...answers, [call.open]: [pending] })
  open()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  const withdraw = { ...pending, status: 'REJECTED', remark: 'ชื่อบัญชีไม่ตรง' } as const
  changeMockApi({ [call.open]: [], [call.withdrawals]: aList([withdraw]) })
  act(() => tellNews({ withdraw }))
  expect(await screen.findByText(/ไม่ได้รับอนุมัติ เงินคืนเข้าเครดิตแล้ว/)).toBeTruthy()
  expect(screen.getAllByText('เหตุผล: ชื่อบัญชีไม่ตรง').length).toBeGreaterThan(0)
})

test('a transfer that fails while the member looks on has failed in the list too', async () => {
  mockApi({ ...answers, [call.open]: [pending], [call.withdrawals]: aList([pending]) })
  open()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  const failed = { ...pending, status: 'FAILED', remark: 'ธนาคารปลายทางปิดระบบ' } as const
  changeMockApi({ [call.open]: [failed], [call.withdrawals]: aList([failed]) })
  act(() => tellNews({ withdraw: failed }))
  await waitFor(() => expect(screen.getAllByText('เหตุผล: ธนาคารปลายทางปิดระบบ')).toHaveLength(2))
})
