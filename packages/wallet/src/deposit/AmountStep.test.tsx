import { aBonusState, aSetting, mockApi, unavailable } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const links = {
  slipLink: '/auth/deposit/slip',
  contactLink: '/auth/contact',
  playLink: '/auth/games',
}

const goes = (line: 'online' | 'offline') => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(line === 'online')
  act(() => void window.dispatchEvent(new Event(line)))
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
  goes('online')
  expect(screen.queryByText(missing)).toBeNull()
})
