import { anAnnouncement } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

// The confirmed age lasts as long as the page, here the test file, so each test requires a higher age.
const popup = anAnnouncement({ type: 'POPUP', title: 'โปรวันนี้' })
const open = (path = '/', minimumAge = 20) =>
  openSite(path, { 'GET /api/announcement': [popup] }, aBrand({ ageGate: true, minimumAge }))
const gate = () => screen.findByRole('dialog', { name: 'คุณอายุถึงเกณฑ์หรือไม่' })
const news = () => screen.findByRole('dialog', { name: 'โปรวันนี้' })

test('a visitor says how old they are before anything else, once a device', async () => {
  const site = open()
  const question = await gate()
  await waitFor(() => expect(question.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard('{Escape}')
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.tab()
    expect(question.contains(document.activeElement)).toBe(true)
  }
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await userEvent.click(within(question).getByRole('button', { name: 'ฉันอายุ 20 ปีขึ้นไป' }))
  expect(await news()).toBeTruthy()
  site.unmount()

  const again = open('/login')
  expect(await screen.findByLabelText(/ชื่อผู้ใช้/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  again.unmount()
  open('/', 21)
  expect(within(await gate()).getByRole('button', { name: 'ฉันอายุ 21 ปีขึ้นไป' })).toBeTruthy()
})

test('a visitor who is too young reads who listens, and nothing of the site is theirs', async () => {
  open('/', 22)
  await userEvent.click(within(await gate()).getByRole('button', { name: 'ยังไม่ถึง' }))
  const page = await screen.findByRole('dialog', { name: 'ขอบคุณที่บอกตามจริง' })
  expect(within(page).getByRole('link', { name: /1323/ }).getAttribute('href')).toBe('tel:1323')
  expect(localStorage.getItem('age-confirmed')).toBeNull()
  await userEvent.click(within(page).getByRole('button', { name: 'ตอบใหม่' }))
  expect(await gate()).toBeTruthy()
})

test('where the device stores nothing, the answer lasts as long as the page', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden')
  })
  open('/', 23)
  await userEvent.click(within(await gate()).getByRole('button', { name: 'ฉันอายุ 23 ปีขึ้นไป' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^คุณอายุ/ })).toBeNull())
})

test('the legal pages are open to all, and a brand that asks for no age asks none', async () => {
  const legal = open('/legal/terms', 24)
  expect(await screen.findByRole('heading', { level: 1, name: 'ข้อกำหนดการใช้งาน' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  legal.unmount()
  openSite('/', { 'GET /api/announcement': [popup] })
  expect(await news()).toBeTruthy()
})
