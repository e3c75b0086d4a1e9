import {
  aBonusState,
  aSetting,
  aTakenBonus,
  aVerifiedSlip,
  calls,
  mockApi,
  never,
  signOut,
} from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '../answers.testing.ts'
import { open, press, verified, verify } from './slipUser.testing.tsx'

afterEach(() => {
  signOut()
  sessionStorage.clear()
})

const brings = { amount: 50, turnover: 250, turnoverTimes: 5 }
const checks = (bonus: typeof brings | null, state: unknown) =>
  verify({ [call.verify]: aVerifiedSlip({ bonus }), [call.bonus]: state })
const confirm = 'ยืนยันฝาก 500.00 บาท'

test('a member reads which bonus the press brings and what has to be played for it', async () => {
  await checks(brings, aBonusState({ taken: aTakenBonus }))
  const bonus = await screen.findByText('รับโบนัส 50.00 บาท')
  expect(bonus.parentElement?.textContent).toMatch(/ต้องมียอดเล่น 250\.00.บาท/)
  const button = await press(confirm)
  expect(bonus.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('nobody confirms before they could read of it', async () => {
  await checks(brings, never())
  await screen.findByText('สลิปถูกต้อง')
  const button = screen.getAllByRole('button').find((one) => one.getAttribute('aria-busy') === 'true')
  expect(button).toBeTruthy()
  expect(screen.queryByRole('button', { name: confirm })).toBeNull()
})

test('a bonus that was chosen too late for this transfer is not promised', async () => {
  await checks(null, aBonusState({ taken: aTakenBonus }))
  expect((await press(confirm)).getAttribute('aria-busy')).not.toBe('true')
  expect(screen.queryByText(/โบนัส/)).toBeNull()
  expect(calls(call.bonus)).toEqual([])
})

test('a bonus that was declined since is not promised', async () => {
  await checks(brings, aBonusState())
  expect((await press(confirm)).getAttribute('aria-busy')).not.toBe('true')
  expect(screen.queryByText(/โบนัส/)).toBeNull()
})

const before = 'มีโบนัสเปิดอยู่ เลือกได้ที่หน้าฝากเงินก่อนแนบสลิป'
const comes = (state: unknown) => {
  mockApi({
    ...verified,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: state,
  })
  open()
}
const isSaid = (_: string, element: Element | null) =>
  element?.tagName === 'P' && element.textContent === before

test('who comes to the slip without a choice reads where a bonus that is open is chosen', async () => {
  comes(aBonusState())
  expect(await screen.findByText(isSaid)).toBeTruthy()
})

test.each([
  ['has chosen', aBonusState({ taken: aTakenBonus })],
  ['has nothing to choose', aBonusState({ offers: [] })],
])('who %s reads nothing of it', async (_, state) => {
  comes(state)
  await vi.waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
  expect(screen.queryByText(isSaid)).toBeNull()
})
