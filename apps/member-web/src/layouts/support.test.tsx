import { signIn } from '@member/api-client/testing'
import { aBrand } from '@member/brand/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

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
