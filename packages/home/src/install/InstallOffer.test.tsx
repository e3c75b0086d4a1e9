import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InstallOffer } from './InstallOffer.tsx'
import { catchInstallPrompt } from './installPrompt.ts'

catchInstallPrompt()
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1'

beforeEach(() => {
  window.dispatchEvent(new Event('appinstalled'))
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const visit = (prompt?: () => Promise<void>) => {
  sessionStorage.clear()
  const store = createStore()
  store.set(brandAtom, aBrand({ displayName: 'แสงทอง' }))
  const { unmount } = render(
    <Provider store={store}>
      <InstallOffer />
    </Provider>,
  )
  if (prompt)
    act(() => {
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
    })
  return unmount
}
const offer = () => screen.queryByRole('button', { name: 'เพิ่มไปยังหน้าจอโฮม' })

test('a member is offered the home screen at the second visit, and the browser asks when they press', async () => {
  const asks = vi.fn(() => Promise.resolve())
  const leave = visit(asks)
  expect(offer()).toBeNull()
  leave()
  visit(asks)
  await userEvent.click(offer()!)
  expect(asks).toHaveBeenCalledOnce()
  expect(offer()).toBeNull()
})

test('an offer that was dismissed does not come again', async () => {
  visit()()
  const leave = visit(() => Promise.resolve())
  await userEvent.click(screen.getByRole('button', { name: 'ปิด' }))
  leave()
  visit(() => Promise.resolve())
  expect(offer()).toBeNull()
})

const byHand = () => screen.queryByText(/แตะปุ่มแชร์ แล้วเลือก “เพิ่มไปยังหน้าจอโฮม”/)

test('Safari on an iPhone, which has no such offer, shows how', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari)
  visit()()
  visit()
  expect(byHand()).toBeTruthy()
})

test.each([
  ['shows how on an iPad', 5, true],
  ['says nothing on a Mac', 0, false],
])('Safari that calls itself Macintosh %s', (_, maxTouchPoints, isShown) => {
  const agent = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15'
  vi.stubGlobal('navigator', { userAgent: agent, maxTouchPoints })
  visit()()
  visit()
  expect(byHand() !== null).toBe(isShown)
  vi.unstubAllGlobals()
})

test('what is on the home screen already is not offered, nor in a browser that cannot', () => {
  visit()()
  const leave = visit()
  expect(document.body.textContent).toBe('')
  leave()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  visit(() => Promise.resolve())
  expect(offer()).toBeNull()
})
