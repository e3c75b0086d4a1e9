import { aDeposit, aList, aWithdrawal, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { LastMovements } from './LastMovements.tsx'

afterEach(signOut)

const open = () => show(<LastMovements historyLink="/history" depositLink="/deposit" />)

test('a member sees what was paid in and out last, newest first', async () => {
  mockApi({
    ...answers,
    [call.deposits]: aList([
      aDeposit({ uuid: '00000000-0000-4000-8000-000000000001', createdAt: '2026-11-20T09:00:00+07:00' }),
    ]),
    [call.withdrawals]: aList([
      aWithdrawal({ uuid: '00000000-0000-4000-8000-000000000002', createdAt: '2026-11-20T10:00:00+07:00' }),
    ]),
  })
  open()
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map((row) => row.textContent.includes('ถอนเงิน'))).toEqual([true, false])
  expect(screen.getByRole('link', { name: 'ดูทั้งหมด' }).getAttribute('href')).toBe('/history')
})

test('where nothing has moved the first deposit is one press from there', async () => {
  mockApi({ ...answers, [call.deposits]: aList([]), [call.withdrawals]: aList([]) })
  open()
  expect((await screen.findByRole('link', { name: 'ฝากเงิน' })).getAttribute('href')).toBe('/deposit')
})
