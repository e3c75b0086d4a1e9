import { aLevel, mockApi, signOut } from '@member/api-client/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { showWithdraw } from './showWithdraw.testing.tsx'

afterEach(signOut)

test('a member whose withdrawals are locked has no form that would be refused', async () => {
  mockApi({ ...answers, [call.level]: aLevel({ withdrawLocked: true }) })
  showWithdraw()
  expect(await screen.findByText('498,000.00 บาท')).toBeTruthy()
  expect(screen.queryByLabelText('จำนวนเงินที่ถอน')).toBeNull()
})
