import { aRecentPayment, unavailable, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, call } from '../answers.testing.ts'
import { RecentFeed } from './RecentFeed.tsx'

test('a visitor sees the last deposits and withdrawals, members masked', async () => {
  mockApi({ ...answers, [call.recentDeposits]: [aRecentPayment({ username: 'dem****4', amount: 1250 })] })
  show(<RecentFeed />)
  expect(await screen.findByText('dem****4')).toBeTruthy()
  expect(screen.getByText('1,250.00 บาท')).toBeTruthy()
  expect(await screen.findByText('gol****0')).toBeTruthy()
})

test('one list that fails leaves the other standing', async () => {
  mockApi({ ...answers, [call.recentWithdrawals]: unavailable() })
  show(<RecentFeed />)
  expect(await screen.findByText('dem****0')).toBeTruthy()
  expect(await screen.findByText('ส่วนนี้จะแสดงเองเมื่อเชื่อมต่อได้อีกครั้ง')).toBeTruthy()
})
