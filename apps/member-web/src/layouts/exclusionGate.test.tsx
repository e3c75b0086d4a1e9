import { aSetting, aRunningBreak, calls, signIn, signOut } from '@member/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

const onBreak = {
  'GET /api/setting': aSetting({ features: { breaks: true } }),
  'GET /api/auth/protection/break': aRunningBreak(),
}

beforeEach(signIn)
afterEach(() => {
  signOut()
  document.body.replaceChildren()
})

const shut = /^คุณอยู่ในช่วงพักการเล่น$|ไม่ได้ระหว่างพักการเล่น$/

test.each([
  ['/auth/deposit', 'ฝากเงินไม่ได้ระหว่างพักการเล่น'],
  ['/auth/deposit/slip', 'ฝากเงินไม่ได้ระหว่างพักการเล่น'],
  ['/auth/media/wheel', 'ร่วมกิจกรรมไม่ได้ระหว่างพักการเล่น'],
  ['/auth/reward', 'ร่วมกิจกรรมไม่ได้ระหว่างพักการเล่น'],
  ['/auth/games/category', 'เล่นเกมไม่ได้ระหว่างพักการเล่น'],
])(
  'a member who is away from play finds at %s what is shut, until when, and what is not',
  async (path, name) => {
    openSite(path, onBreak)
    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(screen.getByText(/^ถึง /)).toBeTruthy()
    expect(screen.getByRole('main').querySelector('a[href="/auth/withdraw"]')).toBeTruthy()
  },
)

test('a member who is on a break has their balance and its withdrawal on their home', async () => {
  openSite('/auth/dashboard', onBreak)
  expect(await screen.findByRole('heading', { level: 1, name: 'คุณอยู่ในช่วงพักการเล่น' })).toBeTruthy()
  expect(screen.getByText(/^ถึง /)).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(await main.findByText('1,500.50 บาท')).toBeTruthy()
  expect(main.getByRole('link', { name: 'ถอนเงิน' }).getAttribute('href')).toBe('/auth/withdraw')
  expect(main.queryByRole('link', { name: 'ฝากเงิน' })).toBeNull()
})

test.each(['/auth/withdraw', '/auth/transaction/history', '/auth/contact', '/auth/settings/change-password'])(
  'a member who is away from play still has %s',
  async (path) => {
    openSite(path, onBreak)
    await waitFor(() => expect(calls('GET /api/auth/protection/break')).toHaveLength(1))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1, name: shut })).toBeNull()
  },
)
