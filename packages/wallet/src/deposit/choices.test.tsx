import {
  aBonusState,
  aSetting,
  aTakenBonus,
  calls,
  changeMockApi,
  later,
  mockApi,
  never,
  refusal,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { queryClientAtom } from '@member/api-client'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { chooseBonusAtom } from './chooseBonus.ts'
import { DepositScreen } from './DepositScreen.tsx'

afterEach(() => {
  signOut()
  sessionStorage.clear()
})

const patience = 10_000

const deposit = (
  <DepositScreen slipLink="/slip" historyLink="/history" contactLink="/contact" playLink="/games" />
)

const open = (changes: Record<string, unknown> = {}, at = deposit) => {
  mockApi({
    ...answers,
    [call.setting]: aSetting({ features: { bonusChoice: true } }),
    [call.bonus]: aBonusState(),
    [call.leaveBonus]: aBonusState(),
    [call.takeBonus]: aBonusState({ taken: aTakenBonus }),
    ...changes,
  })
  return show(at)
}
type User = ReturnType<typeof open>

const type500 = async (user: User) => {
  await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500')
  await screen.findByRole('radio', { name: /^รับโบนัส/ })
}
const choose = async (user: User) => {
  await type500(user)
  await user.click(screen.getByRole('radio', { name: /^รับโบนัส/ }))
}
const press = (user: User) => user.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
const isBusy = () => document.querySelector('button[type=submit]')?.getAttribute('aria-busy')
const address = () => screen.getByLabelText('address').textContent

test('a bonus chosen while an earlier choice is pending is sent after it, so that it stays', async () => {
  const cancelled = later()
  const { store } = open({ [call.leaveBonus]: cancelled.answer })
  await screen.findByLabelText('จำนวนเงินที่ฝาก')
  const first = store.set(chooseBonusAtom, { offer: undefined, amount: 500 })
  const second = store.set(chooseBonusAtom, { offer: '1', amount: 500 })
  await waitFor(() => expect(calls(call.leaveBonus)).toHaveLength(1))
  expect(calls(call.takeBonus)).toHaveLength(0)
  cancelled.come(aBonusState())
  await Promise.all([first, second])
  expect(calls(call.takeBonus)).toHaveLength(1)
})

/** Sends a choice of the offer, whose answer is lost. */
const loseChoice = async (user: User, turn: ReturnType<typeof turnClock>) => {
  await choose(user)
  await press(user)
  await waitFor(() => expect(calls(call.takeBonus)).toHaveLength(1))
  await turn(patience)
  expect(await screen.findByText(/^ยังไม่ทราบผลการเลือกโปรโมชั่น ยังไม่ต้องโอนเงิน/)).toBeTruthy()
}

test('an earlier choice that hangs is waited for ten seconds, and says so; then the state is looked up first', async () => {
  const turn = turnClock()
  const looked = later()
  const user = open({ [call.leaveBonus]: never() })
  await choose(user)
  void user.store.set(chooseBonusAtom, { offer: undefined, amount: 500 }).catch(() => undefined)
  await waitFor(() => expect(calls(call.leaveBonus)).toHaveLength(1))
  await press(user)
  expect(await screen.findByText('กำลังรอผลของโปรโมชั่นที่เลือกก่อนหน้า')).toBeTruthy()
  changeMockApi({ [call.bonus]: looked.answer })
  await turn(patience)
  expect(await screen.findByText('กำลังตรวจโปรโมชั่นที่เลือกไว้')).toBeTruthy()
  expect(calls(call.takeBonus)).toHaveLength(0)
  looked.come(aBonusState())
  await waitFor(() => expect(address()).toContain('amount=500.00'))
  expect(calls(call.takeBonus)).toHaveLength(1)
})

test('a choice without an answer is not followed by a QR: the member hears of it, and the next press asks first', async () => {
  const turn = turnClock()
  const user = open({ [call.takeBonus]: never() })
  await loseChoice(user, turn)
  expect(address()).toBe('/')
  changeMockApi({ [call.bonus]: aBonusState({ taken: aTakenBonus }) })
  await press(user)
  await waitFor(() => expect(address()).toContain('amount=500.00'))
  // The server had taken the choice: nothing is sent twice.
  expect(calls(call.takeBonus)).toHaveLength(1)
})

test('a late answer to a choice shows no QR for an amount that the member has changed since', async () => {
  const taken = later()
  const user = open({ [call.takeBonus]: taken.answer })
  await choose(user)
  await press(user)
  await waitFor(() => expect(calls(call.takeBonus)).toHaveLength(1))
  await user.type(screen.getByLabelText('จำนวนเงินที่ฝาก'), '0')
  taken.come(aBonusState({ taken: aTakenBonus }))
  await waitFor(() => expect(isBusy()).toBeNull())
  expect(address()).toBe('/')
})

const Elsewhere = () => {
  const [isHere, setHere] = useState(true)
  return isHere ? (
    <>
      <button type="button" onClick={() => setHere(false)}>
        ไปหน้าอื่น
      </button>
      {deposit}
    </>
  ) : null
}

test('a member who has gone elsewhere is not brought back by the late answer to a choice', async () => {
  const taken = later()
  const user = open({ [call.takeBonus]: taken.answer }, <Elsewhere />)
  await choose(user)
  await press(user)
  await waitFor(() => expect(calls(call.takeBonus)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'ไปหน้าอื่น' }))
  const last = user.store.set(chooseBonusAtom, { offer: undefined, amount: 500 })
  taken.come(aBonusState({ taken: aTakenBonus }))
  await last
  expect(address()).toBe('/')
})

test('the form does not wait for offers that hang: they come on a press, and no bonus is taken before', async () => {
  const turn = turnClock()
  const offers = later()
  const user = open({ [call.bonus]: offers.answer })
  await waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
  await turn(4_000)
  expect(await screen.findByLabelText('จำนวนเงินที่ฝาก')).toBeTruthy()
  expect(screen.getByText('ยังโหลดโปรโมชั่นไม่ได้')).toBeTruthy()
  changeMockApi({ [call.bonus]: aBonusState() })
  offers.come(aBonusState())
  const button = await screen.findByRole('button', { name: 'แสดงโปรโมชั่น' })
  expect(screen.queryByText('กรอกยอดแล้วเลือกโปรโมชั่นได้ หรือไม่รับก็ได้')).toBeNull()
  await user.click(button)
  expect(await screen.findByText('กรอกยอดแล้วเลือกโปรโมชั่นได้ หรือไม่รับก็ได้')).toBeTruthy()
})

test('a press that asks for offers which still hang shows that it waits', async () => {
  const turn = turnClock()
  const user = open({ [call.bonus]: never() })
  await waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
  await turn(4_000)
  const button = await screen.findByRole('button', { name: 'แสดงโปรโมชั่น' })
  await user.click(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a connection lost while a bonus is chosen: its outcome is unknown, and nothing is to be transferred yet', async () => {
  const user = open({ [call.takeBonus]: unavailable() })
  await choose(user)
  await press(user)
  expect(await screen.findByText(/^ยังไม่ทราบผลการเลือกโปรโมชั่น ยังไม่ต้องโอนเงิน/)).toBeTruthy()
  expect(address()).toBe('/')
})

test('a look-up that is refused says nothing else: the outcome is still unknown, and the next press asks again', async () => {
  const user = open({ [call.takeBonus]: unavailable() })
  await choose(user)
  await press(user)
  const unknown = /^ยังไม่ทราบผลการเลือกโปรโมชั่น ยังไม่ต้องโอนเงิน/
  await screen.findByText(unknown)
  changeMockApi({ [call.bonus]: refusal(429001), [call.takeBonus]: aBonusState({ taken: aTakenBonus }) })
  await press(user)
  await waitFor(() => expect(isBusy()).toBeNull())
  expect(await screen.findByText(unknown)).toBeTruthy()
  expect(calls(call.takeBonus)).toHaveLength(1)
  changeMockApi({ [call.bonus]: aBonusState() })
  await press(user)
  await waitFor(() => expect(address()).toContain('amount=500.00'))
})

test('a server that breaks off a choice leaves its outcome unknown, too', async () => {
  const user = open({ [call.takeBonus]: refusal(500001) })
  await choose(user)
  await press(user)
  expect(await screen.findByText(/^ยังไม่ทราบผลการเลือกโปรโมชั่น ยังไม่ต้องโอนเงิน/)).toBeTruthy()
  expect(address()).toBe('/')
})

test('offers whose first attempt failed come on a press, and do not move the form when they arrive', async () => {
  const offers = later()
  let attempts = 0
  const user = open({ [call.bonus]: () => (attempts++ === 0 ? unavailable() : offers.answer) })
  expect(await screen.findByLabelText('จำนวนเงินที่ฝาก')).toBeTruthy()
  await waitFor(() => expect(attempts).toBe(2))
  offers.come(aBonusState())
  const button = await screen.findByRole('button', { name: 'แสดงโปรโมชั่น' })
  await waitFor(() => expect(user.store.get(queryClientAtom).isFetching()).toBe(0))
  expect(screen.queryByText('กรอกยอดแล้วเลือกโปรโมชั่นได้ หรือไม่รับก็ได้')).toBeNull()
  await user.click(button)
  expect(await screen.findByText('กรอกยอดแล้วเลือกโปรโมชั่นได้ หรือไม่รับก็ได้')).toBeTruthy()
})

test('offers that came late and were asked for are still there after a payment that was cancelled', async () => {
  const turn = turnClock()
  const offers = later()
  const user = open({ [call.bonus]: offers.answer })
  await waitFor(() => expect(calls(call.bonus)).toHaveLength(1))
  await turn(4_000)
  changeMockApi({ [call.bonus]: aBonusState() })
  offers.come(aBonusState())
  await user.click(await screen.findByRole('button', { name: 'แสดงโปรโมชั่น' }))
  await type500(user)
  await press(user)
  await waitFor(() => expect(address()).toContain('amount=500.00'))
  await user.click(await screen.findByRole('button', { name: 'ยกเลิกรายการนี้' }))
  expect(await screen.findByRole('radio', { name: /^รับโบนัส/ })).toBeTruthy()
})

test('no bonus is sent after a choice of unknown outcome, which may still arrive', async () => {
  const turn = turnClock()
  const user = open({ [call.takeBonus]: never() })
  await loseChoice(user, turn)
  await user.click(screen.getByRole('radio', { name: /^ไม่รับ/ }))
  await press(user)
  await waitFor(() => expect(address()).toContain('amount=500.00'))
  expect(calls(call.leaveBonus)).toHaveLength(1)
})
