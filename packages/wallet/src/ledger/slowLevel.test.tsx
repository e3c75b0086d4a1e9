import {
  aLedgerPage,
  aLevel,
  calls,
  later,
  mockApi,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { queryClientAtom } from '@member/api-client'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { LedgerScreen } from './LedgerScreen.tsx'
import { someEntries } from './someEntries.testing.ts'

afterEach(signOut)

const list = 'GET /api/auth/ledger'

test('the list does not wait for a turnover that hangs, which then comes with the next visit', async () => {
  const turn = turnClock()
  const level = later()
  mockApi({ ...answers, [list]: aLedgerPage(someEntries()), [call.level]: level.answer })
  const { store } = show(<LedgerScreen playLink="/" depositLink="/" slipLink="/" contactLink="/" />)
  await waitFor(() => expect(calls(list)).not.toHaveLength(0))
  expect(screen.queryByRole('region', { name: 'พฤศจิกายน 2569' })).toBeNull()
  await turn(4_000)
  expect(await screen.findByRole('region', { name: 'พฤศจิกายน 2569' })).toBeTruthy()
  level.come(aLevel({ turnoverLeft: 750 }))
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(0))
  expect(screen.queryByText('ยอดเล่นตามโบนัส')).toBeNull()
})

test('a turnover whose first attempt failed moves no row when it comes, and hides none while it is read again', async () => {
  const level = later()
  let attempts = 0
  mockApi({
    ...answers,
    [list]: aLedgerPage(someEntries()),
    [call.level]: () => (attempts++ === 0 ? unavailable() : level.answer),
  })
  const { store } = show(<LedgerScreen playLink="/" depositLink="/" slipLink="/" contactLink="/" />)
  expect(await screen.findByRole('region', { name: 'พฤศจิกายน 2569' })).toBeTruthy()
  await waitFor(() => expect(attempts).toBe(2))
  level.come(aLevel({ turnoverLeft: 750 }))
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(0))
  expect(screen.queryByText('ยอดเล่นตามโบนัส')).toBeNull()
})

test('a list that fails while the turnover is awaited is not a failure before its time', async () => {
  const turn = turnClock()
  mockApi({ ...answers, [list]: refusal(422101), [call.level]: later().answer })
  const user = show(<LedgerScreen playLink="/" depositLink="/" slipLink="/" contactLink="/" />)
  await waitFor(() => expect(calls(list)).not.toHaveLength(0))
  await turn(4_000)
  const again = await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
  changeMockApi({ [list]: aLedgerPage(someEntries()) })
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'พฤศจิกายน 2569' })).toBeTruthy()
})
