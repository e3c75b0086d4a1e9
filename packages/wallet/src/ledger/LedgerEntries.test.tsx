import {
  aLedgerDetail,
  aLedgerPage,
  anEntry,
  mockApi,
  signOut,
  aLevel,
  calls,
  later,
  refusal,
  changeMockApi,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { hideAmounts } from '@member/ui'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, describe } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { LedgerScreen } from './LedgerScreen.tsx'
import { queryClientAtom } from '@member/api-client'
import { turnClock } from '@member/testing/clock'
import { someEntries } from './someEntries.testing.ts'

const openPrize = (prize: ReturnType<typeof anEntry>) => {
  mockApi({
    ...answers,
    'GET /api/auth/ledger': aLedgerPage([prize]),
    'GET /api/auth/ledger/:id': aLedgerDetail({ entry: prize }),
  })
  return show(
    <LedgerScreen playLink="/play" depositLink="/auth/deposit" slipLink="/slip" contactLink="/contact" />,
    { path: '/history' },
  )
}

describe('prizes', () => {
  afterEach(() => {
    hideAmounts(false)
    signOut()
  })

  test('a prize is named after the activity it was won in; its own page says what was won', async () => {
    const prize = anEntry({
      kind: 'prize',
      amount: 50,
      title: 'เครดิต 50 บาท',
      activity: 'กงล้อนำโชค',
      channel: null,
      bankName: null,
      bankId: null,
    })
    const user = openPrize(prize)
    await user.click(await screen.findByRole('link', { name: /^กงล้อนำโชค.*50.00/ }))
    const won = await screen.findByText('รางวัลกิจกรรม')
    expect(won.parentElement?.textContent).toBe('รางวัลกิจกรรมเครดิต 50 บาท')
  })

  test('a prize does not tell its worth by its name while the member hides their amounts', async () => {
    const prize = anEntry({ kind: 'prize', amount: 5, title: '5 บาท', activity: 'กงล้อนำโชค', bankName: null })
    hideAmounts(true)
    const user = openPrize(prize)
    const row = await screen.findByRole('link', { name: /กงล้อนำโชค/ })
    expect(row.textContent).not.toContain('5 บาท')
    await user.click(row)
    expect(await screen.findByRole('button', { name: 'บันทึกหลักฐานรายการ' })).toBeTruthy()
    expect(screen.queryByText(/5 บาท/)).toBeNull()
  })
})

const open = (change: Parameters<typeof anEntry>[0]) => {
  mockApi({
    ...answers,
    'GET /api/auth/ledger/:id': aLedgerDetail({ entry: anEntry({ kind: 'deposit', ...change }) }),
  })
  show(
    <LedgerScreen playLink="/play" depositLink="/auth/deposit" slipLink="/slip" contactLink="/contact" />,
    { path: '/history?kind=deposit&entry=1' },
  )
}

describe('Refused next', () => {
  afterEach(signOut)

  test('of a deposit that was refused a member reads that nothing came, and what helps', async () => {
    open({ status: 'REJECTED', channel: 'SLIP' })
    expect(await screen.findByText('ยอดนี้ไม่ได้เข้าเครดิต')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'แนบสลิป' }).getAttribute('href')).toBe('/slip')
    expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/contact')
  })

  test('one that came asks for nothing', async () => {
    open({ status: 'DONE' })
    expect(await screen.findByText('สำเร็จ')).toBeTruthy()
    expect(screen.queryByText('ยอดนี้ไม่ได้เข้าเครดิต')).toBeNull()
  })
})

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
