import { aLimit, aLimits, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers } from '../answers.testing.ts'
import { LimitReached } from './LimitReached.tsx'

afterEach(signOut)

test('in the lobby a member reads which limit shuts the games, and until when: the one that lasts longest', async () => {
  mockApi({
    ...answers,
    'GET /api/auth/protection/limits': aLimits([
      aLimit({ kind: 'DEPOSIT', period: 'MONTH', amount: 500, used: 500, left: 0 }),
      aLimit({ kind: 'STAKE', period: 'DAY', amount: 500, used: 500, left: 0 }),
      aLimit({
        kind: 'LOSS',
        period: 'WEEK',
        amount: 500,
        used: 700,
        left: 0,
        endsAt: '2026-11-30T00:00:00+07:00',
      }),
    ]),
  })
  show(<LimitReached limitsLink="/limits" breakLink="/break" />)
  expect(await screen.findByText(/^เล่นไม่ได้จนถึง 30\/11\/2569/)).toBeTruthy()
  expect(screen.getByText('ครบวงเงินเสียต่อสัปดาห์ที่คุณตั้งไว้แล้ว')).toBeTruthy()
  expect(screen.getByText(/เสียไป 700.บาท จาก 500.บาท/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ดูวงเงินของคุณ' }).getAttribute('href')).toBe('/limits')
})
