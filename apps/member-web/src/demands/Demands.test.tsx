import {
  aCredit,
  aWithdrawal,
  calls,
  changeMockApi,
  refusal,
  signIn,
  signOut,
} from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

const withdraw = 'POST /api/auth/withdraw/:uuid'
const confirm = 'POST /api/auth/session/confirm'
const paid = { withdraw: aWithdrawal({ amount: 300 }), credit: aCredit() }

/** The parts of the site load when they are first needed. */
const wait = { timeout: 5_000 }

beforeEach(() => {
  sessionStorage.clear()
  signIn()
})
afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const typeAndSend = async () => {
  const hands = userEvent.setup()
  await hands.type(await screen.findByLabelText('จำนวนเงินที่ถอน', {}, wait), '300')
  await hands.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  await hands.click(await screen.findByRole('button', { name: 'ยืนยันถอน' }, wait))
  return hands
}

test('a member who was away gives the password, and the same withdrawal goes on with its key', async () => {
  openSite('/auth/withdraw', {
    [withdraw]: refusal(428001),
    [confirm]: () => {
      changeMockApi({ [withdraw]: paid })
      return null
    },
  })
  const hands = await typeAndSend()
  await hands.type(await screen.findByLabelText('รหัสผ่าน', {}, wait), 'a-good-password')
  await hands.click(screen.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  await vi.waitFor(() => expect(calls(withdraw)).toHaveLength(2))
  const [first, second] = calls(withdraw).map(({ headers, body }) => [headers['idempotency-key'], body])
  expect(second).toEqual(first)
})

test('a member who leaves it has the amount still typed, and the next press is the same order', async () => {
  openSite('/auth/withdraw', { [withdraw]: refusal(428001, null, { message: 'ยืนยันรหัสผ่านก่อน' }) })
  const hands = await typeAndSend()
  await hands.click(await screen.findByRole('button', { name: 'ไว้ภายหลัง' }, wait))
  expect(await screen.findByText('ยืนยันรหัสผ่านก่อน')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('จำนวนเงินที่ถอน').value).toBe('300')
})
