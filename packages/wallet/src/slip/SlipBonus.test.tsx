import {
  aBonusOffer,
  aBonusState,
  aSetting,
  aTakenBonus,
  calls,
  never,
  signOut,
} from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { call } from '../answers.testing.ts'
import { press, verify } from './slipUser.testing.tsx'

afterEach(() => {
  signOut()
  sessionStorage.clear()
})

const chooses = (state: unknown) =>
  verify({ [call.setting]: aSetting({ features: { bonusChoice: true } }), [call.bonus]: state })
const confirm = 'ยืนยันฝาก 500.00 บาท'

test('a member reads which bonus the press brings and what has to be played for it', async () => {
  await chooses(aBonusState({ taken: aTakenBonus }))
  const bonus = await screen.findByText('รับโบนัส 50.00 บาท')
  expect(bonus.parentElement?.textContent).toMatch(/ต้องมียอดเล่น 250\.00.บาท/)
  const button = await press(confirm)
  expect(bonus.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(calls(call.bonus).map(({ query }) => query)).toContainEqual({ amount: 500 })
})

test('a bonus chosen for another amount is told as the slip’s amount brings it', async () => {
  const offers = [aBonusOffer({ bonus: 60, turnover: 300 })]
  await chooses(aBonusState({ offers, taken: { ...aTakenBonus, amount: 400 } }))
  expect(await screen.findByText('รับโบนัส 60.00 บาท')).toBeTruthy()
})

test('where that is not told, a member reads that the bonus is counted from the slip', async () => {
  await chooses(aBonusState({ offers: [], taken: { ...aTakenBonus, amount: 400 } }))
  expect(await screen.findByText('โบนัสที่เลือกไว้คิดจากยอดในสลิป')).toBeTruthy()
})

test('nobody confirms before they could read of it', async () => {
  await chooses(never())
  await screen.findByText('สลิปถูกต้อง')
  const button = screen.getAllByRole('button').find((one) => one.getAttribute('aria-busy') === 'true')
  expect(button).toBeTruthy()
  expect(screen.queryByRole('button', { name: confirm })).toBeNull()
})

test('a member who chose no bonus reads of none', async () => {
  await chooses(aBonusState())
  expect((await press(confirm)).getAttribute('aria-busy')).not.toBe('true')
  expect(screen.queryByText(/โบนัส/)).toBeNull()
})
