import { aBonusState, aSetting, calls, later, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'
import { chooseBonusAtom } from './payment.ts'

afterEach(() => {
  signOut()
  sessionStorage.clear()
})

test('a bonus chosen while an earlier choice is pending is sent after it, so that it stays', async () => {
  const cancelled = later()
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: aBonusState(),
    [call.leaveBonus]: cancelled.answer,
    [call.takeBonus]: aBonusState(),
  })
  const { store } = show(<DepositScreen slipLink="/slip" contactLink="/contact" playLink="/games" />)
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  const first = store.set(chooseBonusAtom, { offer: undefined, amount: 500 })
  const second = store.set(chooseBonusAtom, { offer: '1', amount: 500 })
  await waitFor(() => expect(calls(call.leaveBonus)).toHaveLength(1))
  expect(calls(call.takeBonus)).toHaveLength(0)
  cancelled.come(aBonusState())
  await Promise.all([first, second])
  expect(calls(call.takeBonus)).toHaveLength(1)
})
