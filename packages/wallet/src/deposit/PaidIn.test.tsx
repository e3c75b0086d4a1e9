import {
  aDeposit,
  aList,
  aSetting,
  changeMockApi,
  mockApi,
  signIn,
  signOut,
  publishNews,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

beforeEach(() => {
  signIn()
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { ledger: true } }),
    [call.deposits]: aList([]),
  })
})
afterEach(() => {
  signOut()
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
})

const open = () =>
  show(
    <DepositScreen
      slipLink="/auth/deposit/slip"
      contactLink="/auth/contact"
      playLink="/auth/games"
      entryHref={(kind, reference) => `/history/${kind}/${reference}`}
    />,
  )
const lands = (amount: number) => {
  const deposit = aDeposit({ amount })
  changeMockApi({ [call.deposits]: aList([deposit]) })
  act(() => publishNews({ deposit }))
  return deposit
}
const choices = async () =>
  (await screen.findAllByRole('button', { name: /^[\d,]+$/ })).map(({ textContent }) => textContent)

test('from a deposit that has come a member gets to its receipt, and from its row as well', async () => {
  open()
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  const { uuid } = lands(750)
  const receipt = await screen.findByRole('link', { name: 'ดูหลักฐานรายการ' })
  expect(receipt.getAttribute('href')).toBe(`/history/deposit/${uuid}`)
  const row = await screen.findByRole('link', { name: /ฝากเงิน.*750\.00/ })
  expect(row.getAttribute('href')).toBe(`/history/deposit/${uuid}`)
})

test('a deposit that has come does not lead to games while nothing can be played', async () => {
  show(<DepositScreen slipLink="/auth/deposit/slip" contactLink="/auth/contact" />)
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  lands(750)
  expect(await screen.findByRole('button', { name: 'แสดงช่องทางฝากอีกครั้ง' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'ไปเล่นเกม' })).toBeNull()
})

test('from a deposit that has come a member is led back to the top of the form', async () => {
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  const user = open()
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  lands(750)
  await user.click(await screen.findByRole('button', { name: 'แสดงช่องทางฝากอีกครั้ง' }))
  expect(scroll).toHaveBeenLastCalledWith(0, 0)
})

test('what a member paid in last is among the choices the next time', async () => {
  const user = open()
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  lands(750)
  await screen.findByText(/ฝากเงินสำเร็จ/)
  user.leave()
  open()
  expect(await choices()).toEqual(['100', '300', '500', '750', '1,000', '5,000'])
})

test('after a deposit the next amount begins with an empty field', async () => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '750')
  await user.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  await screen.findByRole('timer')
  lands(750)
  await user.click(await screen.findByRole('button', { name: 'แสดงช่องทางฝากอีกครั้ง' }))
  expect((await screen.findByLabelText<HTMLInputElement>('จำนวนเงินที่ฝาก')).value).toBe('')
})

test('an amount whose QR was left unpaid is none of the choices', async () => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '1234')
  await user.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  await screen.findByRole('timer')
  user.leave()
  open()
  expect(await choices()).toEqual(['100', '300', '500', '1,000', '2,000', '5,000'])
})

test('more than a bank’s app sends at once gets no QR, and says how much it sends', async () => {
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '99999999')
  await user.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  expect(await screen.findByText('โอนได้ครั้งละไม่เกิน 2,000,000 บาท')).toBeTruthy()
  expect(screen.queryByRole('timer')).toBeNull()
})
