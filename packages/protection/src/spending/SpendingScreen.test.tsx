import {
  aMember,
  aSetting,
  calls,
  changeMockApi,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { hideAmounts } from '@member/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers } from '../answers.testing.ts'
import { PlaySafeScreen } from '../PlaySafeScreen.tsx'
import { SpendingScreen } from './SpendingScreen.tsx'

const member = 'GET /api/auth/user/detail/:uuid'
const file = 'GET /api/auth/protection/spending.csv'

beforeEach(() => mockApi(answers))
afterEach(signOut)

const open = () => show(<SpendingScreen back="/" />)
const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('li')!

test('a member reads what they paid in and took out, in words that judge nothing', async () => {
  open()
  const month = within(await card('เดือนนี้'))
  month.getByText('ตั้งแต่ 01/11/2569')
  month.getByText('2,000.00 บาท')
  const net = month.getByText('ฝากมากกว่าถอน').parentElement
  expect(net?.textContent).toMatch(/^ฝากมากกว่าถอน749\.50\sบาท$/)
  month.getByText('5 ชั่วโมง 40 นาที')
  const year = within(await card('ปีนี้'))
  year.getByText('ถอนมากกว่าฝาก')
  year.getByText('1,600.00 บาท')
})

test('every month is in a table, whatever the bars show', async () => {
  open()
  const table = await screen.findByRole('table', { name: /ยอดฝากและถอนแต่ละเดือน/ })
  expect(within(table).getAllByRole('row')).toHaveLength(1 + 12)
  const june = within(table).getByRole('row', { name: /มิถุนายน 2569/ })
  expect(june.textContent).toBe('มิถุนายน 2569มิ.ย. 693,200.008,000.00−4,800.00')
})

test('the same figures are saved as a file; where that fails the member reads so, and may press again', async () => {
  const saved = vi.fn(() => 'blob:file')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
  changeMockApi({ [file]: unavailable })
  const user = open()
  const button = await screen.findByRole('button', { name: 'บันทึกเป็นไฟล์ CSV' })
  await user.click(button)
  await screen.findByText('บันทึกไฟล์ไม่สำเร็จ กรุณาลองอีกครั้ง')
  changeMockApi({ [file]: { name: 'spending.csv', text: 'ช่วงเวลา' } })
  await user.click(button)
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

test('play safe leads there, and does not where the server has no such figures', async () => {
  const first = show(<PlaySafeScreen back="/" identityRow={null} spendingLink="/spending" />, {
    path: '/?part=overview',
  })
  const link = await screen.findByRole('link', { name: /สรุปฝากถอนและเวลาเล่น/ })
  expect(link.getAttribute('href')).toBe('/spending')
  first.leave()
  changeMockApi({ 'GET /api/setting': aSetting({ features: {} }) })
  show(<PlaySafeScreen back="/" identityRow={null} spendingLink="/spending" />)
  await screen.findByText('เล่นอย่างมีสติ')
  expect(screen.queryByRole('link', { name: /สรุปฝากถอน/ })).toBeNull()
  expect(calls('GET /api/auth/protection/spending')).toHaveLength(0)
})

test('a server without such figures is not asked, and the screen says so', async () => {
  changeMockApi({ 'GET /api/setting': aSetting({ features: {} }) })
  open()
  await screen.findByText('เว็บไซต์นี้ยังไม่มีสรุปฝากถอน ดูทุกรายการได้ที่ประวัติ')
  expect(calls('GET /api/auth/protection/spending')).toHaveLength(0)
})

test('of a member who joined this year, the months before are not shown, and year and all time are one card', async () => {
  changeMockApi({ [member]: aMember({ createdAt: '2026-08-15T10:00:00+07:00' }) })
  open()
  const table = await screen.findByRole('table', { name: /ยอดฝากและถอนแต่ละเดือน/ })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(1 + 4))
  within(await card('ปีนี้ · ตั้งแต่เป็นสมาชิก')).getByText('ตั้งแต่ 15/08/2569')
  expect(screen.queryByRole('heading', { name: 'ปีนี้' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'ตั้งแต่เป็นสมาชิก' })).toBeNull()
})

test('the closed eye hides every figure of them', async () => {
  hideAmounts(true)
  open()
  const table = await screen.findByRole('table', { name: /ยอดฝากและถอนแต่ละเดือน/ })
  expect(document.body.textContent).not.toMatch(/\d\.\d\d/)
  expect(within(table).getAllByText('••••••').length).toBeGreaterThan(0)
  hideAmounts(false)
})
