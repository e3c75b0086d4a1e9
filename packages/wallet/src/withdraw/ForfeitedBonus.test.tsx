import {
  aCredit,
  aLevel,
  aWithdrawal,
  calls,
  changeMockApi,
  mockApi,
  refusal,
  signOut,
} from '@member/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { showWithdraw } from './showWithdraw.testing.tsx'

async function order(typed: string) {
  const user = showWithdraw()
  await user.type(await screen.findByLabelText('จำนวนเงินที่ถอน'), typed)
  await user.click(screen.getByRole('button', { name: 'ถอนเงิน' }))
  return user
}

describe('Forfeited bonus', () => {
  beforeEach(() => {
    sessionStorage.clear()
    mockApi({ ...answers, [call.withdraw]: { withdraw: aWithdrawal({ amount: 500 }), credit: aCredit() } })
  })
  afterEach(() => {
    signOut()
    document.body.replaceChildren()
  })

  const held = { turnoverLeft: 1000, bonusHeld: 200 }

  test('a member is asked with what the withdrawal forfeits of a bonus, and sends what was confirmed', async () => {
    changeMockApi({ [call.level]: aLevel({ ...held, bonusKeptUpTo: 300 }) })
    const user = await order('500')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('ยกเลิกโบนัสและเงินที่ชนะจากโบนัส 200.00\u00a0บาท'))
    expect(dialog.textContent).toContain('ถอนไม่เกิน 300.00\u00a0บาท โบนัสยังอยู่ครบ')
    await user.click(await screen.findByRole('button', { name: 'ถอนและยกเลิกโบนัส' }))
    await waitFor(() =>
      expect(calls(call.withdraw).map(({ body }) => body)).toEqual([{ amount: 500, givesUp: 200 }]),
    )
  })

  test.each([
    ['keeps the bonus', { ...held, bonusKeptUpTo: 500 }],
    ['meets a server that tells nothing of it', held],
    ['holds no bonus', { bonusKeptUpTo: null }],
  ])('a member who %s is asked as ever', async (_, level) => {
    changeMockApi({ [call.level]: aLevel(level) })
    const user = await order('500')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.textContent).toContain('500.00\u00a0บาท'))
    expect(dialog.textContent).not.toContain('โบนัส')
    await user.click(await screen.findByRole('button', { name: 'ยืนยันถอน' }))
    await waitFor(() => expect(calls(call.withdraw).map(({ body }) => body)).toEqual([{ amount: 500 }]))
  })

  test('a bonus that grew since is shown with the server’s figure', async () => {
    changeMockApi({
      [call.level]: aLevel({ ...held, bonusKeptUpTo: 0 }),
      [call.withdraw]: refusal(409103, { givesUp: 260 }),
    })
    const user = await order('500')
    await user.click(await screen.findByRole('button', { name: 'ถอนและยกเลิกโบนัส' }))
    expect(await screen.findByText(/จะยกเลิกโบนัส 260\.00/)).toBeTruthy()
  })

  test('a withdrawal in progress says which bonus it forfeited', async () => {
    changeMockApi({ [call.open]: [aWithdrawal({ bonusGivenUp: 200 })] })
    showWithdraw()
    expect(await screen.findByText('ยกเลิกโบนัส 200.00 บาท เพราะถอนเงิน')).toBeTruthy()
  })
})

describe('Locked', () => {
  afterEach(signOut)

  test('a member whose withdrawals are locked has no form that would be refused', async () => {
    mockApi({ ...answers, [call.level]: aLevel({ withdrawLocked: true }) })
    showWithdraw()
    expect(await screen.findByText('498,000.00 บาท')).toBeTruthy()
    expect(screen.queryByLabelText('จำนวนเงินที่ถอน')).toBeNull()
  })
})
