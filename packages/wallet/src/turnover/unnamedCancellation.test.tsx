import {
  aLedgerPage,
  aLevel,
  anEntry,
  aSetting,
  changeMockApi,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { lost } from '../lost.ts'
import { cancelBonusAtom } from './cancelBonusAtom.ts'
import { Turnover } from './Turnover.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(signOut)

const ledger = 'GET /api/auth/ledger'

test('a ledger that names no command of its cancellations says nothing of this one', async () => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusCancel: true } }),
    [call.level]: aLevel({ turnoverLeft: 750, bonusHeld: 240 }),
    [call.cancelBonus]: unavailable(),
    [ledger]: aLedgerPage([]),
  })
  const { store } = show(<Turnover playLink="/" />)
  expect((await store.set(cancelBonusAtom, 240)).status).toBe('uncertain')
  const entry = anEntry({ kind: 'bonus-given-up', amount: -240, cause: 'MEMBER' })
  changeMockApi({ [ledger]: aLedgerPage([entry]) })
  await store.set(lost['cancel-bonus'])
  expect(await screen.findByText(/^ยังยืนยันไม่ได้ว่าโบนัสถูกยกเลิกแล้วหรือไม่/)).toBeTruthy()
  expect(screen.queryByText(/^ไม่พบการยกเลิกโบนัส/)).toBeNull()
})
