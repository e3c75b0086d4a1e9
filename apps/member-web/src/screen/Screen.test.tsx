import { brandAtom } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore, Provider } from 'jotai'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx'
import { Screen } from './Screen.tsx'

afterEach(() => vi.useRealTimers())

const First = () => (
  <main>
    <h1>หน้าแรก</h1>
    <Link to="/second">ไปหน้าสอง</Link>
  </main>
)
const Second = () => (
  <main>
    <h1>หน้าสอง</h1>
  </main>
)

function show(second: LazyScreen, atOnce?: { title: string; back: string }) {
  const store = createStore()
  store.set(brandAtom, aBrand())
  return render(
    <Provider store={store}>
      <MemoryRouter>
        <Routes>
          <Route
            path="/"
            element={<Screen of={lazyScreen('หน้าแรก', () => Promise.resolve(First))} with={{}} />}
          />
          <Route path="/second" element={<Screen of={second} with={{}} {...(atOnce && { atOnce })} />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  )
}

const go = async () => userEvent.click(await screen.findByText('ไปหน้าสอง'))

test('a navigation names the document, goes to the top, and brings the member to the heading', async () => {
  const scrolled = vi.spyOn(window, 'scrollTo')
  show(lazyScreen('หน้าสอง', () => Promise.resolve(Second)))
  await go()
  const heading = await screen.findByRole('heading', { name: 'หน้าสอง' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(document.title).toBe('หน้าสอง · แสงทอง')
  expect(scrolled).toHaveBeenLastCalledWith(0, 0)
})

test('a tap is answered before the code is here, where the heading is known', async () => {
  let arrive = (_screen: typeof Second): void => undefined
  const code = new Promise<typeof Second>((resolve) => (arrive = resolve))
  show(
    lazyScreen('หน้าสอง', () => code),
    { title: 'หน้าสอง', back: '/' },
  )
  await go()
  expect(screen.getByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' })).toBeTruthy()
  arrive(Second)
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'หน้าสอง' }))
})

test('a part that does not load is tried once more', async () => {
  const load = vi.fn<() => Promise<typeof Second>>()
  load.mockRejectedValueOnce(new Error('no network')).mockResolvedValue(Second)
  show(lazyScreen('หน้าสอง', load))
  await go()
  expect(await screen.findByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that does not load at all offers a fresh page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => Promise.reject(new Error('gone')))
  show(lazyScreen('หน้าสอง', load))
  await go()
  expect(await screen.findByRole('button', { name: 'โหลดหน้าใหม่' })).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part is given up after two minutes, twice', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn(() => new Promise<never>(() => {}))
  show(lazyScreen('หน้าสอง', load))
  fireEvent.click(await screen.findByText('ไปหน้าสอง'))
  await vi.advanceTimersByTimeAsync(119_000)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(await screen.findByRole('button', { name: 'โหลดหน้าใหม่' })).toBeTruthy()
})

test('a screen that fails keeps its failure to itself, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('a fault')
    return <Second />
  }
  show(lazyScreen('หน้าสอง', () => Promise.resolve(Fragile)))
  await go()
  expect(await screen.findByText('หน้านี้ขัดข้อง')).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(await screen.findByRole('heading', { name: 'หน้าสอง' })).toBeTruthy()
})
