import {
  aCredit,
  aLevel,
  aList,
  aSetting,
  aWithdrawal,
  changeMockApi,
  mockApi,
  signOut,
  publishNews,
} from '@member/api-client/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { showWithdraw } from './showWithdraw.testing.tsx'

const pending = aWithdrawal({ amount: 500 })

afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const says = (words: RegExp) => (_: string, element: Element | null) =>
  element?.tagName === 'STRONG' && words.test(element.textContent)

test('a withdrawal that ends while the member looks on is announced, with the reason', async () => {
  mockApi({ ...answers, [call.open]: [pending] })
  showWithdraw()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  const withdraw = {
    ...pending,
    status: 'REJECTED',
    remark: 'ชื่อบัญชีไม่ตรง',
    bonusGivenUp: 48,
  } as const
  changeMockApi({ [call.open]: [], [call.withdrawals]: aList([withdraw]) })
  act(() => publishNews({ withdraw }))
  expect(await screen.findByText(says(/ไม่ได้รับอนุมัติ เงินคืนเข้าเครดิตแล้ว/))).toBeTruthy()
  expect(screen.getAllByText('เหตุผล: ชื่อบัญชีไม่ตรง').length).toBeGreaterThan(0)
  // Above the form, and in its row.
  await waitFor(() => expect(screen.getAllByText('เงินคืนเข้าเครดิตแล้ว')).toHaveLength(2))
  expect(screen.getAllByText(/คืนโบนัส.*48/).length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/auth/contact')
})

test('from a withdrawal that has been paid a member gets to its receipt, and from its row as well', async () => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { ledger: true } }),
    [call.open]: [pending],
  })
  showWithdraw()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  const withdraw = { ...pending, status: 'SUCCESS' } as const
  changeMockApi({ [call.open]: [], [call.withdrawals]: aList([withdraw]) })
  act(() => publishNews({ withdraw }))
  const receipt = await screen.findByRole('link', { name: 'ดูหลักฐานรายการ' })
  expect(receipt.getAttribute('href')).toBe(`/history/withdraw/${pending.uuid}`)
  const row = await screen.findByRole('link', { name: /ถอนเงิน.*500\.00/ })
  expect(row.getAttribute('href')).toBe(`/history/withdraw/${pending.uuid}`)
})

test('who has just been paid everything is not asked to pay in, and the news goes with the next request', async () => {
  mockApi({ ...answers, [call.open]: [pending] })
  showWithdraw()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  const withdraw = { ...pending, status: 'SUCCESS' } as const
  changeMockApi({
    [call.open]: [],
    [call.level]: aLevel({ withdrawable: 0 }),
    [call.withdrawals]: aList([withdraw]),
  })
  act(() => publishNews({ withdraw }))
  expect(await screen.findByText(says(/^เงินเข้าบัญชีแล้ว 500/))).toBeTruthy()
  expect(await screen.findByText('ยังไม่มียอดที่ถอนได้')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ไปฝากเงิน' })).toBeNull()
  const next = aWithdrawal({ uuid: '99999999-9999-4999-8999-999999999999', amount: 800 })
  changeMockApi({ [call.open]: [next] })
  act(() => publishNews({ withdraw: next }))
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  expect(screen.queryByText(says(/^เงินเข้าบัญชีแล้ว 500/))).toBeNull()
})

test('of money that is in a game the card above is the only message, and nobody is asked to pay in', async () => {
  mockApi({
    ...answers,
    [call.open]: [],
    [call.level]: aLevel({ withdrawable: 0 }),
    [call.credit]: aCredit({
      balance: 0,
      inGames: [
        {
          launchUuid: '88888888-8888-4888-8888-888888888888',
          provider: 'PG',
          gameName: 'Fortune',
          amount: 500,
          since: '2026-11-20T11:00:00+07:00',
        },
      ],
    }),
  })
  showWithdraw()
  await screen.findByText('จำนวนครั้งเหลือ')
  await waitFor(() => expect(screen.queryByText('ยังไม่มียอดที่ถอนได้')).toBeNull())
  expect(screen.queryByRole('link', { name: 'ไปฝากเงิน' })).toBeNull()
})

test('a transfer that fails while the member looks on has failed in the list too', async () => {
  mockApi({ ...answers, [call.open]: [pending], [call.withdrawals]: aList([pending]) })
  showWithdraw()
  await screen.findByText('รับคำขอแล้ว กำลังรอตรวจสอบ')
  const failed = { ...pending, status: 'FAILED', remark: 'ธนาคารปลายทางปิดระบบ' } as const
  changeMockApi({ [call.open]: [failed], [call.withdrawals]: aList([failed]) })
  act(() => publishNews({ withdraw: failed }))
  await waitFor(() => expect(screen.getAllByText('เหตุผล: ธนาคารปลายทางปิดระบบ')).toHaveLength(2))
  expect(screen.queryByText('เงินคืนเข้าเครดิตแล้ว')).toBeNull()
})
