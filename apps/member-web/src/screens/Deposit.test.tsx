import { aLimit, aLimits, aSetting, signIn } from '@member/api-client/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

test('while a limit of the member’s own shuts the games, paying in says so', async () => {
  signIn()
  openSite('/auth/deposit', {
    'GET /api/setting': aSetting({ features: { limits: true } }),
    'GET /api/auth/protection/limits': aLimits([aLimit({ kind: 'LOSS', amount: 500, used: 700, left: 0 })]),
  })
  const shut = { name: 'ครบวงเงินเสียต่อวันที่คุณตั้งไว้แล้ว' }
  const card = await screen.findByRole('region', shut)
  expect(within(card).getByText(/^เล่นไม่ได้จนถึง/)).toBeTruthy()
})
