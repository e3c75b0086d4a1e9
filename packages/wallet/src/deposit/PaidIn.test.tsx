import {
  aDeposit,
  aList,
  aSetting,
  changeMockApi,
  mockApi,
  signIn,
  signOut,
  publishNews,
  aSlipRequest,
  aVerifiedSlip,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { Link, Route, Routes } from 'react-router'
import { aPicture } from '../slip/aPicture.testing.ts'
import { press, verified } from '../slip/slipUser.testing.tsx'
import { SlipScreen } from '../slip/SlipScreen.tsx'

const choices = async () =>
  (await screen.findAllByRole('button', { name: /^[\d,]+$/ })).map(({ textContent }) => textContent)

const lands = (amount: number) => {
  const deposit = aDeposit({ amount })
  changeMockApi({ [call.deposits]: aList([deposit]) })
  act(() => publishNews({ deposit }))
  return deposit
}

const open = () =>
  show(
    <DepositScreen
      slipLink="/auth/deposit/slip"
      historyLink="/history"
      contactLink="/auth/contact"
      playLink="/auth/games"
      entryHref={(kind, reference) => `/history/${kind}/${reference}`}
    />,
  )

describe('Paid in', () => {
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
    show(<DepositScreen slipLink="/auth/deposit/slip" historyLink="/history" contactLink="/auth/contact" />)
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
})

describe('Begun payment', () => {
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
        <DepositScreen slipLink="/slip" historyLink="/history" contactLink="/contact" playLink="/games" />
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
        <Route path="/" element={<DepositScreen slipLink="/slip" historyLink="/history" {...links} />} />
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
})
