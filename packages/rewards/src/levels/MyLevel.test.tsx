import { aLevel, aSetting, changeMockApi, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, someLevels } from '../membership.testing.ts'
import { RankingScreen } from './RankingScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(signOut)

const open = () => show(<RankingScreen winLostLink="/auth/winlost" />)
const held = { levels: someLevels, heldUntil: '2027-01-01T00:00:00+07:00', holdDepositLeft: 198_898.65 }

test('a member reads the day until which the level is theirs, where the server tells', async () => {
  changeMockApi({ [call.level]: aLevel(held) })
  open()
  expect(await screen.findByText('ระดับนี้ใช้ได้ถึง 31/12/2569')).toBeTruthy()
  expect(screen.getByText(/ยอดฝากเดือนนี้ครบ .+ขาด 198,898.65 บาท$/)).toBeTruthy()
})

test.each([
  ['2026-12-24T12:00:00+07:00', held.holdDepositLeft, 0],
  ['2026-12-25T12:00:00+07:00', held.holdDepositLeft, 1],
  ['2026-12-25T12:00:00+07:00', null, 1],
])(
  'at %s a level that lapses within a week, with %s baht missing, is warned of: %i',
  async (serverTime, holdDepositLeft, warnings) => {
    changeMockApi({
      [call.setting]: aSetting({ serverTime }),
      [call.level]: aLevel({ ...held, holdDepositLeft }),
    })
    open()
    const mine = within(await screen.findByRole('region', { name: 'ระดับของคุณ' }))
    await waitFor(() => {
      expect(mine.getByText(/^ระดับนี้ใช้ได้ถึง 31\/12\/2569/)).toBeTruthy()
      expect(mine.queryAllByRole('status')).toHaveLength(warnings)
    })
  },
)
