import { aSetting, aRunningBreak, calls, signIn, signOut } from '@member/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, describe } from 'vitest'
import { openSite, address } from '../testing/openSite.tsx'
import { aBrand } from '@member/brand/testing'
import userEvent from '@testing-library/user-event'

describe('exclusion gate', () => {
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

  test.each([
    '/auth/withdraw',
    '/auth/transaction/history',
    '/auth/contact',
    '/auth/settings/change-password',
  ])('a member who is away from play still has %s', async (path) => {
    openSite(path, onBreak)
    await waitFor(() => expect(calls('GET /api/auth/protection/break')).toHaveLength(1))
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByRole('heading', { level: 1, name: shut })).toBeNull()
  })
})

const script = 'https://chat.example/widget.js'
const chatting = aBrand({ chat: { script, hosts: [], withhold: [], sandboxed: true } })

test('a member of a brand without a chat has none, and no Line bubble', async () => {
  signIn()
  const { unmount } = openSite('/auth/contact', {})
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'แชตกับเจ้าหน้าที่' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์' })).toBeNull()
  unmount()
})

test('a visitor has the Line bubble and no chat', async () => {
  openSite('/contact', {}, chatting)
  expect(await screen.findByRole('link', { name: 'คุยกับเจ้าหน้าที่ทางไลน์' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'แชตกับเจ้าหน้าที่' })).toBeNull()
})

test('what a visitor searches for on the simple layout is seen after the login', async () => {
  openSite('/contact', {}, aBrand({ publicLayout: 'simple' }))
  await userEvent.type(await screen.findByRole('searchbox'), 'เสือ & มังกร{Enter}')
  const asked = encodeURIComponent(`/auth/games/category?q=${encodeURIComponent('เสือ & มังกร')}`)
  await waitFor(() => expect(address()).toBe(`/login?returnTo=${asked}`))
})

test('the log-in page has no link to itself in its bar', async () => {
  openSite('/login')
  await screen.findByRole('heading', { level: 1, name: 'เข้าสู่ระบบ' })
  const bar = within(screen.getByRole('banner'))
  expect(bar.queryByRole('link', { name: 'เข้าสู่ระบบ' })).toBeNull()
  expect(bar.getByRole('link', { name: 'สมัครสมาชิก' })).toBeTruthy()
})

test('a special host has the simple layout, another host the full one', async () => {
  const { unmount } = openSite('/contact', {}, aBrand({ specialHosts: [window.location.hostname] }))
  expect(await screen.findByRole('searchbox')).toBeTruthy()
  const bar = within(screen.getByRole('banner'))
  expect(bar.getByRole('link', { name: 'เข้าสู่ระบบ' }).getAttribute('href')).toBe('/login')
  expect(within(screen.getByRole('contentinfo')).getByText(/© 2022/)).toBeTruthy()
  unmount()
  openSite('/contact')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('searchbox')).toBeNull()
})
