import {
  aCredit,
  aRunningBreak,
  aSetting,
  calls,
  changeMockApi,
  later,
  mockApi,
  never,
  refusal,
  signOut,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call } from '../membership.testing.ts'
import { AffiliateScreen } from './AffiliateScreen.tsx'
import { affiliateBonusAtom, withdrawAffiliateAtom } from './affiliate.ts'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(signOut)

const Place = () => {
  const [isHere, setHere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        {isHere ? 'ไปหน้าอื่น' : 'กลับมา'}
      </button>
      {isHere ? <AffiliateScreen invitePath="/aff/" /> : null}
    </>
  )
}
const open = () => show(<Place />)

test('the link is there although what was earned hangs', async () => {
  const turn = turnClock()
  changeMockApi({ [call.bonus]: never() })
  open()
  await waitFor(() => expect(calls(call.code)).toHaveLength(1))
  await turn(4_000)
  expect(await screen.findByText('STAR88')).toBeTruthy()
})

test('the link stays while earnings that failed are read again', async () => {
  changeMockApi({ [call.bonus]: refusal(422101) })
  const user = open()
  expect(await screen.findByText('STAR88')).toBeTruthy()
  const again = await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
  changeMockApi({ [call.bonus]: never() })
  await user.click(again)
  await waitFor(() => expect(user.store.get(affiliateBonusAtom).isPending).toBe(true))
  expect(screen.getByText('STAR88')).toBeTruthy()
})

test('during a break earnings that could not be read say so, and are read again', async () => {
  changeMockApi({
    'GET /api/setting': aSetting({ features: { breaks: true } }),
    'GET /api/auth/protection/break': aRunningBreak(),
    [call.code]: refusal(422101),
  })
  const user = open()
  await screen.findByText(/รายได้ที่มีอยู่ยังเป็นของคุณ/)
  const again = await screen.findByRole('button', { name: 'ลองอีกครั้ง' })
  changeMockApi({ [call.code]: answers[call.code] })
  await user.click(again)
  expect(await screen.findByRole('button', { name: 'โอนรายได้เข้าเครดิต' })).toBeTruthy()
})

test('a member who looked elsewhere while earnings were sent reads the amount that was sent', async () => {
  const answer = later()
  changeMockApi({ [call.withdraw]: answer.answer })
  const user = open()
  await user.type(await screen.findByLabelText('จำนวนที่โอนเข้าเครดิต'), '100')
  await user.click(screen.getByRole('button', { name: 'โอนรายได้เข้าเครดิต' }))
  await waitFor(() => expect(calls(call.withdraw)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'ไปหน้าอื่น' }))
  expect(screen.queryByText('STAR88')).toBeNull()
  answer.come({ balance: 25.5, credit: aCredit() })
  await waitFor(() => expect(user.store.get(withdrawAffiliateAtom).status).toBe('done'))
  await user.click(screen.getByRole('button', { name: 'กลับมา' }))
  expect(
    await screen.findByText(/^โอนเข้าเครดิตแล้ว 100\.00\sบาท$/, { selector: '[role=status] *' }),
  ).toBeTruthy()
})
