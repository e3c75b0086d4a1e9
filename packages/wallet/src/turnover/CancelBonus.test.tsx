import {
  aCredit,
  aLedgerPage,
  aLevel,
  anEntry,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { lost } from '../lost.ts'
import { CancelBonus } from './CancelBonus.tsx'
import { cancelBonusAtom } from './cancelBonusAtom.ts'
import { Turnover } from './Turnover.tsx'

const held = { turnoverLeft: 750, bonusHeld: 240, bonusKeptUpTo: 0, bonusOwn: 1_000 }
const features = { features: { bonusCancel: true } }

beforeEach(() => {
  sessionStorage.clear()
  mockApi({
    ...answers,
    [call.setting]: aSetting(features),
    [call.level]: aLevel(held),
    [call.cancelBonus]: { givenUp: 240, credit: aCredit({ balance: 1_000 }) },
  })
})
afterEach(() => {
  signOut()
  // The toasts' place stays: it is made once.
  for (const dialog of document.querySelectorAll('[role=dialog]')) dialog.parentElement?.remove()
})

const open = () =>
  show(
    <Turnover playLink="/play">
      <CancelBonus />
    </Turnover>,
  )
type User = ReturnType<typeof open>
const press = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'ยกเลิกโบนัส' }))
  const dialog = await screen.findByRole('dialog')
  return { dialog, yes: await within(dialog).findByRole('button', { name: 'ยกเลิกโบนัส' }) }
}
const confirms = async (user: User) => user.click((await press(user)).yes)
const sent = () => calls(call.cancelBonus).map(({ body }) => body)

test('a member is asked with what is lost and what is left, and sends what was said', async () => {
  const user = open()
  const { dialog, yes } = await press(user)
  expect(dialog.textContent).toContain('240.00\u00a0บาท')
  expect(dialog.textContent).toContain('โปรโมชั่นนี้ถือว่ารับแล้ว')
  expect(dialog.textContent).toContain('เงินของคุณ 1,000.00\u00a0บาท ยังอยู่ครบ')
  changeMockApi({ [call.level]: aLevel({ bonusHeld: 0, bonusKeptUpTo: null }) })
  await user.click(yes)
  await waitFor(() => expect(sent()).toEqual([{ givesUp: 240 }]))
  expect(await screen.findByText('ยกเลิกโบนัสแล้ว')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('ยอดเล่นตามโบนัส')).toBeNull())
})

test('a member who keeps the bonus sends nothing', async () => {
  const user = open()
  await press(user)
  await user.click(screen.getByRole('button', { name: 'เก็บโบนัสไว้' }))
  expect(sent()).toEqual([])
})

test('a member with money in a game is asked to cash it out first', async () => {
  const message = 'ยังมีเงินอยู่ในเกม นำเงินกลับเข้าเครดิตก่อน'
  changeMockApi({ [call.cancelBonus]: refusal(422703, null, { message }) })
  await confirms(open())
  expect(await screen.findByText(message)).toBeTruthy()
})

const keyOf = () => calls(call.cancelBonus)[0]?.headers['idempotency-key'] ?? ''

describe('after an answer that was lost', () => {
  const ledger = 'GET /api/auth/ledger'
  const gone = { [call.level]: aLevel({ bonusHeld: 0, bonusKeptUpTo: null }) }

  const loses = async () => {
    changeMockApi({ [call.cancelBonus]: unavailable(), [ledger]: aLedgerPage([]) })
    const user = open()
    await confirms(user)
    expect(await screen.findByText(/ยังไม่ทราบผล/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return user
  }

  test('a bonus that the ledger says this press cancelled was cancelled: nothing is sent twice', async () => {
    const user = await loses()
    const entry = anEntry({ kind: 'bonus-given-up', amount: -240, cause: 'MEMBER', order: keyOf() })
    changeMockApi({ ...gone, [ledger]: aLedgerPage([entry]) })
    await confirms(user)
    expect(await screen.findByText('ยกเลิกโบนัสแล้ว')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('ยอดเล่นตามโบนัส')).toBeNull())
    expect(sent()).toHaveLength(1)
  })

  test('a bonus that ended by itself is not called cancelled, and the server decides about the same press', async () => {
    const user = await loses()
    const ended = anEntry({ kind: 'bonus-given-up', amount: -240, cause: 'WITHDRAWAL' })
    changeMockApi({ ...gone, [ledger]: aLedgerPage([ended]), [call.cancelBonus]: refusal(422702) })
    await confirms(user)
    expect((await screen.findAllByText('ไม่มีโบนัสที่ต้องยกเลิกแล้ว')).length).toBeGreaterThan(0)
    expect(user.store.get(cancelBonusAtom).status).not.toBe('done')
    const keys = calls(call.cancelBonus).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keyOf(), keyOf()])
  })

  test('a server without a ledger gets the same press again, and decides', async () => {
    const user = await loses()
    const cancelled = { givenUp: 240, credit: aCredit({ balance: 1_000 }) }
    changeMockApi({ ...gone, [ledger]: refusal(404001), [call.cancelBonus]: cancelled })
    await confirms(user)
    expect(await screen.findByText('ยกเลิกโบนัสแล้ว')).toBeTruthy()
    const keys = calls(call.cancelBonus).map(({ headers }) => headers['idempotency-key'])
    expect(new Set(keys).size).toBe(1)
    expect(keys).toHaveLength(2)
  })

  test('the look-up on every screen says so too if nothing was cancelled', async () => {
    const user = await loses()
    changeMockApi(gone)
    await user.store.set(lost['cancel-bonus'])
    expect(await screen.findByText(/^ไม่พบการยกเลิกโบนัสที่ส่งไป/)).toBeTruthy()
    expect(user.store.get(cancelBonusAtom).status).not.toBe('done')
  })

  test('a press after a cancellation that the ledger does not name is decided by the server', async () => {
    const user = await loses()
    const entry = anEntry({ kind: 'bonus-given-up', amount: -240, cause: 'MEMBER' })
    const cancelled = { givenUp: 240, credit: aCredit({ balance: 1_000 }) }
    changeMockApi({ ...gone, [ledger]: aLedgerPage([entry]), [call.cancelBonus]: cancelled })
    await confirms(user)
    expect(await screen.findByText('ยกเลิกโบนัสแล้ว')).toBeTruthy()
    const keys = calls(call.cancelBonus).map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual([keyOf(), keyOf()])
  })
})

test.each([
  ['a server that does not know the call', aSetting(), aLevel(held)],
  ['no bonus', aSetting(features), aLevel({ turnoverLeft: 750, bonusHeld: 0 })],
])('with %s nothing is offered', async (_, setting, level) => {
  changeMockApi({ [call.setting]: setting, [call.level]: level })
  open()
  expect(await screen.findByText('ยอดเล่นตามโบนัส')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'ยกเลิกโบนัส' })).toBeNull()
})
