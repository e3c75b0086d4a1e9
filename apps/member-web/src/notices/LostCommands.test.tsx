import {
  aCredit,
  aDeposit,
  aLedgerPage,
  aList,
  aMember,
  anEntry,
  aRewardRequest,
  aSlipRequest,
  aWithdrawal,
  changeMockApi,
  signIn,
  unavailable,
} from '@member/api-client/testing'
import { lostCommands } from '@member/commands'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

afterEach(() => sessionStorage.clear())

const credit = 'POST /api/auth/user/getCredit/:username'
const deposits = 'GET /api/auth/deposit/:uuid'
const open = 'GET /api/auth/withdraw/withdraw-request/:uuid'
const settled = 'GET /api/auth/withdraw/withdraw-history/:uuid'
const slips = 'GET /api/auth/slip/my/request'
const ledger = 'GET /api/auth/ledger'
const requests = 'POST /api/auth/reward/request/history'

const out = {
  launchUuid: 'a-launch',
  gameUuid: 'a-game',
  provider: 'p',
  gameName: 'เสือทอง',
  amount: 500,
  since: '2026-11-24T09:00:00+07:00',
}
const order = 'a-key'

const each = [
  [
    'confirm-slip:a-slip',
    { [deposits]: aList([aDeposit({ order })]) },
    /ผลการฝากด้วยสลิป/,
    '/auth/deposit/slip',
  ],
  ['request-deposit', { [slips]: [aSlipRequest({ order })] }, /ผลการฝากด้วยสลิป/, '/auth/deposit/slip'],
  [
    'retry-withdrawal:one',
    { [open]: [aWithdrawal({ uuid: 'one', status: 'PROCESSING' })] },
    /ผลการส่งรายการถอนอีกครั้ง/,
    '/auth/withdraw',
  ],
  [
    'request-reward:a-reward',
    { [requests]: [aRewardRequest({ order })] },
    /ผลการแลกของรางวัล/,
    '/auth/reward',
  ],
  [
    'cancel-bonus',
    { [ledger]: aLedgerPage([anEntry({ kind: 'bonus-given-up', order })]) },
    /ผลการยกเลิกโบนัส/,
    '/auth/withdraw',
  ],
  ['cash-out:a-launch', { [credit]: aCredit({ inGames: [] }) }, /ผลการนำเงินกลับจากเกม/, '/auth/contact'],
  ['open-game:a-game', { [credit]: aCredit({ inGames: [out] }) }, /ผลการเปิดเกม/, '/auth/contact'],
] as const

const unavailableCalls = { [deposits]: unavailable(), [open]: unavailable(), [settled]: unavailable() }
const allUnavailable = {
  ...unavailableCalls,
  [requests]: unavailable(),
  [slips]: unavailable(),
  [credit]: unavailable(),
  [ledger]: unavailable(),
}

const leave = (name: string) =>
  sessionStorage.setItem(`order:${aMember().uuid}:${name}`, JSON.stringify({ key: order, body: 'x' }))
const lost = () => lostCommands(aMember().uuid)

describe.each(each)('%s, whose answer was lost before a reload,', (name, known, says, own) => {
  test('is found by itself, on any screen', async () => {
    openSite('/contact', known)
    leave(name)
    act(() => void signIn())
    await waitFor(() => expect(lost()).toEqual([]))
    expect(sessionStorage.getItem(`order:${aMember().uuid}:${name}`)).toBeNull()
    await waitFor(() => expect(screen.queryByText(says)).toBeNull())
  })

  test('while it cannot be looked for, has a button on its own screen too, which finds it', async () => {
    openSite('/contact', allUnavailable)
    leave(name)
    act(() => void signIn())
    await screen.findByText(says)
    act(() => {
      window.history.pushState(null, '', own)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    const button = await screen.findByRole('button', { name: 'ตรวจผล' })
    changeMockApi(known)
    fireEvent.click(button)
    await waitFor(() => expect(lost()).toEqual([]))
    await waitFor(() => expect(screen.queryByText(says)).toBeNull())
  })
})

test('what the server knows nothing of is lost no more, and its key serves the next press', async () => {
  openSite('/contact', { [deposits]: aList([]) })
  leave('confirm-slip:a-slip')
  act(() => void signIn())
  await waitFor(() => expect(lost()).toEqual([]))
  expect(sessionStorage.getItem(`order:${aMember().uuid}:confirm-slip:a-slip`)).toContain(order)
})
