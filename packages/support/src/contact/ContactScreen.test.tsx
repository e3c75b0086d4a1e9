import { aSetting, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContactScreen } from './ContactScreen.tsx'

async function readAccount(name: string, id: string) {
  expect(await screen.findByText(id)).toBeTruthy()
  const card = within(screen.getByRole('heading', { name }).closest('section')!)
  expect(card.getByText(id)).toBeTruthy()
  expect(card.getByText('ค้นหาด้วยไอดี อย่าลืมพิมพ์ @ นำหน้า')).toBeTruthy()
  const link = card.getByRole('link', { name: 'เปิด LINE' })
  expect(link.getAttribute('href')).toBe(`https://line.me/R/ti/p/${encodeURIComponent(id)}`)
  expect(await card.findByRole('img', { name: `QR ไลน์ ${id}` })).toBeTruthy()
}

test('the main and the backup Line account each have their id, a hint, a link and a QR', async () => {
  mockApi({})
  show(<ContactScreen helpLink="/help" />)
  await readAccount('ไลน์หลัก', '@saengthong')
  await readAccount('ไลน์สำรอง', '@saengthong2')
})

test('once the server has answered the accounts are its own', async () => {
  const line = { line1: { id: '@another' }, line2: { id: '@another.help' } }
  mockApi({ 'GET /api/setting': aSetting({ setting: { line } }) })
  show(<ContactScreen helpLink="/help" />)
  await readAccount('ไลน์หลัก', '@another')
  await readAccount('ไลน์สำรอง', '@another.help')
})
