import {
  aBonusOffer,
  aBonusState,
  aSetting,
  later,
  mockApi,
  type MockRequest,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

afterEach(() => sessionStorage.clear())

const links = { slipLink: '/auth/deposit/slip', contactLink: '/auth/contact', playLink: '/auth/games' }

test('the figures of a bonus for another amount are not shown while those of the typed one are awaited', async () => {
  const { come, answer } = later()
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: ({ query }: MockRequest) => (Number(query['amount']) === 1000 ? answer : aBonusState()),
  })
  const user = show(<DepositScreen {...links} />)
  const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก')
  await user.type(amount, '500')
  await user.click(await screen.findByRole('radio', { name: /^รับโบนัส 50\.00/ }))
  await user.clear(amount)
  await user.type(amount, '1000')
  await waitFor(() => expect(screen.getByRole('radio', { name: /^10% ของยอดฝาก/ })).toBeTruthy())
  expect(screen.queryByText(/^รับโบนัส/)).toBeNull()
  expect(screen.queryByText(/ต้องมียอดเล่น 250/)).toBeNull()
  come(aBonusState({ offers: [aBonusOffer({ bonus: 100, turnover: 500 })] }))
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^รับโบนัส 100\.00/ })
  expect(chosen.checked).toBe(true)
})
