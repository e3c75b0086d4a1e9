import { queryClientAtom, settingQueryAtom } from '@member/api-client'
import {
  aBonusState,
  aSetting,
  calls,
  changeMockApi,
  later,
  mockApi,
  never,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

afterEach(signOut)

const open = (setting: unknown, bonus: unknown = aBonusState()) => {
  mockApi({ ...answers, [call.setting]: setting, [call.bonus]: bonus })
  return show(
    <DepositScreen slipLink="/slip" historyLink="/history" contactLink="/contact" playLink="/games" />,
  )
}

test('a form without the setting says that promotions are missing, and shows them on a press', async () => {
  const user = open(unavailable())
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  expect(screen.getByText('ยังโหลดโปรโมชั่นไม่ได้')).toBeTruthy()
  changeMockApi({ [call.setting]: aSetting({ features: { bonusChoice: true } }) })
  await user.click(screen.getByRole('button', { name: 'แสดงโปรโมชั่น' }))
  expect(await screen.findByText('กรอกยอดแล้วเลือกโปรโมชั่นได้ หรือไม่รับก็ได้')).toBeTruthy()
})

test('a form that is there stays there while settings and offers that failed are read again', async () => {
  const { store } = open(unavailable(), unavailable())
  const field = await screen.findByLabelText('จำนวนเงินที่ฝาก')
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(0))
  changeMockApi({ [call.setting]: never(), [call.bonus]: never() })
  void store.get(settingQueryAtom).refetch()
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  await waitFor(() => expect(store.get(settingQueryAtom).isPending).toBe(true))
  expect(screen.getByLabelText('จำนวนเงินที่ฝาก')).toBe(field)
})

test('no form is shown before it is known whether the server has a choice of bonus', async () => {
  const turn = turnClock()
  const setting = later()
  open(setting.answer)
  await waitFor(() => expect(calls(call.setting)).toHaveLength(1))
  await turn(5_000)
  expect(screen.queryByLabelText('จำนวนเงินที่ฝาก')).toBeNull()
  setting.come(aSetting({ features: { bonusChoice: true } }))
  expect(await screen.findByLabelText('จำนวนเงินที่ฝาก')).toBeTruthy()
})
