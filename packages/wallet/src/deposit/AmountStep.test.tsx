import {
  aBonusOffer,
  aBonusState,
  aSetting,
  mockApi,
  refusal,
  unavailable,
  aDepositAccount,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi, beforeAll, describe } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'
import sharp from 'sharp'
import { readBarcodes } from 'zxing-wasm/reader'
import { pixelsOf, prepareZxing } from '../slip/reading/drawnSlips.testing.ts'
import { PayStep } from './PayStep.tsx'

const codes = () => screen.queryAllByRole('img', { name: /^QR พร้อมเพย์/ })

const onDesktop = () => vi.stubGlobal('matchMedia', () => ({ matches: true }))

const goes = (line: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online')
  act(() => void window.dispatchEvent(new Event(line)))
}

describe('Amount step', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    sessionStorage.clear()
  })

  const links = {
    slipLink: '/auth/deposit/slip',
    historyLink: '/auth/transaction/history?tab=deposits',
    contactLink: '/auth/contact',
    playLink: '/auth/games',
  }

  test('without a line it is the line that is missing, and that is said until it is back', async () => {
    mockApi({
      ...answers,
      [call.setting]: aSetting({ features: { bonusChoice: true } }),
      [call.bonus]: aBonusState(),
      [call.leaveBonus]: unavailable(),
    })
    const user = show(<DepositScreen {...links} />)
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500')
    await screen.findByRole('radio', { name: /ไม่รับโบนัส/ })
    goes('offline')
    await user.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
    const missing = 'ไม่มีสัญญาณอินเทอร์เน็ต กรุณาลองใหม่เมื่อเชื่อมต่อได้'
    expect(await screen.findByText(missing)).toBeTruthy()
    const unknown = /^ยังไม่ทราบผลการเลือกโปรโมชั่น ยังไม่ต้องโอนเงิน/
    expect(screen.getByText(unknown)).toBeTruthy()
    goes('online')
    expect(screen.queryByText(missing)).toBeNull()
    expect(screen.getByText(unknown)).toBeTruthy()
  })

  test('on a desktop the one QR takes the amount as it is typed, and none is there before', async () => {
    onDesktop()
    mockApi(answers)
    const user = show(<DepositScreen {...links} />)
    const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก')
    expect(codes()).toEqual([])
    expect(screen.getByText('สแกน QR ที่แสดงตรงนี้ด้วยแอปธนาคาร')).toBeTruthy()
    await user.type(amount, '20')
    expect(codes()).toEqual([])
    await user.clear(amount)
    await user.type(amount, '500')
    expect(codes().map((code) => code.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^QR พร้อมเพย์สำหรับโอน 500\.00\sบาท$/),
    ])
    expect(screen.queryByText('สแกน QR ที่แสดงตรงนี้ด้วยแอปธนาคาร')).toBeNull()
  })

  test('on a desktop the QR waits until the server knows the chosen bonus', async () => {
    onDesktop()
    mockApi({
      ...answers,
      [call.setting]: aSetting({ features: { bonusChoice: true } }),
      [call.bonus]: aBonusState(),
    })
    const user = show(<DepositScreen {...links} />)
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500')
    await user.click(await screen.findByRole('radio', { name: /^รับโบนัส/ }))
    expect(codes()).toEqual([])
    expect(screen.getByText('กดปุ่มแสดง QR เพื่อยืนยันโบนัสก่อนโอน')).toBeTruthy()
  })

  test('on a desktop no QR is there while it is unknown whether a bonus is chosen', async () => {
    onDesktop()
    mockApi({
      ...answers,
      [call.setting]: aSetting({ features: { bonusChoice: true } }),
      [call.bonus]: refusal(422101),
    })
    const user = show(<DepositScreen {...links} />)
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500')
    expect(await screen.findByRole('button', { name: 'แสดง QR สำหรับโอน' })).toBeTruthy()
    expect(codes()).toEqual([])
  })

  const bonuses = (state: Parameters<typeof aBonusState>[0]) => {
    mockApi({
      ...answers,
      [call.setting]: aSetting({ features: { bonusChoice: true } }),
      [call.bonus]: aBonusState(state),
    })
    return show(<DepositScreen {...links} />)
  }

  test('a bonus for certain satang alone names them, before and after the amount, and no percent', async () => {
    const user = bonuses({ offers: [aBonusOffer({ percent: 0, extra: 199, bonus: 1.99 })] })
    const satang = /ลงท้ายด้วย \.99 เช่น 500\.99 บาท รับเพิ่มอีก 1\.99\sบาท/
    expect(await screen.findByText(satang)).toBeTruthy()
    expect(screen.queryByText(/0% ของยอดฝาก/)).toBeNull()
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500.99')
    expect(await screen.findByRole('radio', { name: satang })).toBeTruthy()
    expect(screen.queryByText(/0% ของยอดฝาก/)).toBeNull()
  })

  test('a bonus with a share and an extra names both', async () => {
    const user = bonuses({ offers: [aBonusOffer({ extra: 5 })] })
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500.05')
    const both = /10% ของยอดฝาก สูงสุด 300\.00\sบาท.*ลงท้ายด้วย \.05 .*รับเพิ่มอีก 0\.05\sบาท/
    expect(await screen.findByRole('radio', { name: both })).toBeTruthy()
  })

  test('a used bonus for certain satang is not called a bonus of 0%', async () => {
    bonuses({ offers: [], had: [{ id: '1', percent: 0, every: 'DAY' }] })
    expect(await screen.findByText('รับโบนัสเศษสตางค์ของวันนี้แล้ว รับได้อีกครั้งพรุ่งนี้')).toBeTruthy()
  })
})

async function readScreen() {
  const box = await screen.findByRole('img', { name: /QR พร้อมเพย์/ })
  await waitFor(() => expect(box.querySelector('svg')).toBeTruthy())
  const svg = new XMLSerializer().serializeToString(box.querySelector('svg')!)
  const pixels = await pixelsOf(await sharp(Buffer.from(svg)).resize(216).png().toBuffer())
  const [read] = await readBarcodes(pixels, { formats: ['QRCode'] })
  return read?.text
}

describe('Pay step', () => {
  beforeAll(prepareZxing)
  afterEach(signOut)

  const target = { type: 'MSISDN', target: '0812345678' } as const

  test('a bank’s camera reads the payee and the amount from the QR', async () => {
    const account = aDepositAccount({ promptPay: target })
    show(
      <PayStep
        isNew={false}
        account={account}
        amount={100.5}
        until={Date.now() + 60_000}
        isLimited={false}
        minDeposit={100}
        brandName="แสงทอง"
        slip={null}
        onCancel={() => undefined}
      />,
    )
    expect(await readScreen()).toBe(
      '00020101021229370016A0000006770101110113006681234567853037645406100.505802TH6304FFE3',
    )
    expect(screen.getByText(/บริษัท แสงทอง จำกัด/)).toBeTruthy()
    // No bonus was chosen, and none is mentioned.
    expect(screen.getByText('โอนยอดอื่นได้ ระบบเข้าเครดิตตามยอดที่โอนจริง')).toBeTruthy()
    expect(screen.queryByText(/โบนัส/)).toBeNull()
  })
})
