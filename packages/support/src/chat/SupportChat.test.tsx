import { aMember, mockApi } from '@member/api-client/testing'
import type { Brand } from '@member/brand'
import { show } from '@member/screen-testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LazySupportChat } from './LazySupportChat.tsx'

const script = 'https://chat.example/widget.js'
const chatting = (chat: Partial<Brand['chat']> = {}) => ({
  chat: { script, hosts: [], withhold: [], sandboxed: true, ...chat },
})

const frame = () => screen.findByTitle<HTMLIFrameElement>('หน้าต่างแชต')
const bubble = () => screen.findByRole('button', { name: 'แชตกับเจ้าหน้าที่' })

const open = (brand: Partial<Brand>) => {
  mockApi({ 'GET /api/auth/user/detail/:uuid': aMember() })
  return show(<LazySupportChat />, { brand })
}

async function openChat(brand = chatting()) {
  open(brand)
  await userEvent.click(await bubble())
  const inside = (await frame()).contentWindow!
  const posted = vi.spyOn(inside, 'postMessage').mockImplementation(() => {})
  const says = (change: MessageEventInit) =>
    act(() => {
      const event = new MessageEvent('message', {
        source: inside,
        origin: 'null',
        data: 'support-ready',
        ...change,
      })
      fireEvent(window, event)
    })
  return { posted, says }
}

test('a member’s chat runs in a frame without an origin, loaded when it is opened', async () => {
  open(chatting())
  const button = await bubble()
  expect(document.querySelector('iframe')).toBeNull()
  await userEvent.click(button)
  expect((await frame()).getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  expect((await frame()).getAttribute('src')).toBe('/support.html')
  expect(document.querySelector(`script[src="${script}"]`)).toBeNull()
})

test('once it listens it gets the visitor attributes, the account by its last four digits', async () => {
  const { posted, says } = await openChat()
  expect(posted).not.toHaveBeenCalled()
  says({})
  expect(posted).toHaveBeenCalledWith(
    {
      script,
      visitor: {
        name: 'สมชาย ใจดี',
        phone: '0812345678',
        level: 3,
        username: 'demo1234',
        bankName: 'KBANK',
        bankId: '7890',
        point: 120,
      },
    },
    '*',
  )
  expect(JSON.stringify(posted.mock.calls)).not.toContain(aMember().user_bank.bankId)
})

test('a brand can withhold any of them', async () => {
  const { posted, says } = await openChat(chatting({ withhold: ['phone', 'bankId', 'bankName', 'point'] }))
  says({})
  expect(posted.mock.calls[0]?.[0]).toEqual({
    script,
    visitor: { name: 'สมชาย ใจดี', level: 3, username: 'demo1234' },
  })
})

test.each([{ source: window }, { origin: 'https://evil.example' }, { data: 'anything' }])(
  'nothing is told to another that asks: %o',
  async (change) => {
    const { posted, says } = await openChat()
    says(change)
    expect(posted).not.toHaveBeenCalled()
  },
)

test('closed, it retains what was written, and the focus goes back to its button', async () => {
  await openChat()
  await userEvent.click(screen.getByRole('button', { name: 'ปิดแชต' }))
  expect(screen.queryByRole('region', { name: 'แชตกับเจ้าหน้าที่' })).toBeNull()
  expect(await frame()).toBeTruthy()
  expect(document.activeElement).toBe(await bubble())
})

test('"back" closes it, and the page stays', async () => {
  await openChat()
  await waitFor(() => expect(window.history.state).toMatchObject({ isOver: true }))
  window.history.back()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'แชตกับเจ้าหน้าที่' })).toBeNull())
  expect(await bubble()).toBeTruthy()
})

test('a chat that runs in no frame is let into the page, where the brand says so', async () => {
  open(chatting({ sandboxed: false }))
  await waitFor(() => expect(document.querySelector(`script[src="${script}"]`)).toBeTruthy())
  expect(window.supportVisitor).toMatchObject({ username: 'demo1234', bankId: '7890' })
  document.querySelector('script[data-support]')?.remove()
})
