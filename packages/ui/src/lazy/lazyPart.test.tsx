import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyPart, loadPart, PartError, slowParts } from './lazyPart.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const Words = ({ text = 'มาแล้ว' }: { text?: string }) => <p>{text}</p>

const show = async (part: ReturnType<typeof lazyPart<{ text?: string }>>) => {
  vi.spyOn(console, 'error').mockReturnValue()
  return act(async () =>
    render(
      <StrictMode>
        <ErrorBoundary
          renderFallback={(error, retry) => (
            <button type="button" onClick={retry}>
              {error instanceof PartError ? 'ยังไม่มา' : 'ขัดข้อง'}
            </button>
          )}
        >
          <Suspense fallback={<p>กำลังโหลด</p>}>
            <part.Component />
          </Suspense>
        </ErrorBoundary>
      </StrictMode>,
    ),
  )
}

const failing = (times: number) => {
  const load = vi.fn<() => Promise<typeof Words>>().mockResolvedValue(Words)
  for (let at = 0; at < times; at++) load.mockRejectedValueOnce(new Error('no network'))
  return load
}

test('a member sees a part that is here at once', async () => {
  const part = lazyPart(() => Promise.resolve(Words))
  await part.preload()
  await show(part)
  expect(screen.getByText('มาแล้ว')).toBeTruthy()
})

test('a part that does not load is tried once more', async () => {
  const load = failing(1)
  await show(lazyPart(load))
  expect(await screen.findByText('มาแล้ว')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a member whose part did not come at all reads so, and gets it when they try again', async () => {
  const load = failing(2)
  await show(lazyPart(load))
  await userEvent.click(await screen.findByText('ยังไม่มา'))
  expect(await screen.findByText('มาแล้ว')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(3)
})

test('the receiver of faults gets a screen that broke, and not a part that did not come', async () => {
  const heard: unknown[] = []
  const onCaught = ({ error }: Event & { error?: unknown }) => heard.push(error)
  window.addEventListener('caught', onCaught)
  await show(lazyPart(failing(2)))
  const broken = new TypeError('broken')
  const Broken = () => {
    throw broken
  }
  await show(lazyPart(() => Promise.resolve(Broken)))
  window.removeEventListener('caught', onCaught)
  expect(new Set(heard)).toEqual(new Set([broken]))
})

test('a part that failed comes back by itself with the network', async () => {
  await show(lazyPart(failing(2)))
  await screen.findByText('ยังไม่มา')
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('มาแล้ว')).toBeTruthy()
})

test('a part that failed is asked for anew where it is shown next', async () => {
  const load = failing(2)
  const part = lazyPart(load)
  const first = await show(part)
  await screen.findByText('ยังไม่มา')
  first.unmount()
  await show(part)
  expect(await screen.findByText('มาแล้ว')).toBeTruthy()
})

test('a part whose preload failed is asked for anew by the next preload', async () => {
  const load = failing(2)
  const part = lazyPart(load)
  await expect(part.preload()).rejects.toBeInstanceOf(PartError)
  await part.preload()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a part is abandoned after two minutes, twice', async () => {
  vi.useFakeTimers()
  const load = vi.fn(() => new Promise<never>(() => {}))
  const outcome = loadPart(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(119_000)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(121_000)
  expect(await outcome).toBeInstanceOf(PartError)
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that is slow is reported before 15 seconds are over, and no more once it is here or abandoned', async () => {
  vi.useFakeTimers()
  const counts: number[] = []
  const stop = slowParts.subscribe(() => counts.push(slowParts.getSnapshot()))
  let come!: (part: string) => void
  const slow = loadPart(() => new Promise<string>((resolve) => (come = resolve)))
  const lost = loadPart(() => new Promise<never>(() => {})).catch((error: unknown) => error)
  await loadPart(() => Promise.resolve('at once'))
  await vi.advanceTimersByTimeAsync(12_000)
  expect(counts).toEqual([1, 2])
  come('late')
  expect(await slow).toBe('late')
  expect(counts).toEqual([1, 2, 1])
  await vi.advanceTimersByTimeAsync(240_000)
  expect(await lost).toBeInstanceOf(PartError)
  expect(counts).toEqual([1, 2, 1, 0])
  stop()
})

const comesCut = () => Promise.reject(new SyntaxError('Unexpected end of input'))

test('after code that came cut short a fresh page finds all code whole: no file of it is cached', async () => {
  const { origin } = window.location
  const entries = ['/assets/a.js', '/assets/a.css'].map((path) => ({ name: origin + path }))
  vi.stubGlobal('performance', {
    getEntriesByType: () => [...entries, { name: 'https://vendor.example/b.js' }],
  })
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('no network')))
  vi.stubGlobal('fetch', fetched)
  await expect(loadPart(() => Promise.reject(new TypeError('no network')))).rejects.toThrow(PartError)
  expect(fetched).not.toHaveBeenCalled()
  await expect(loadPart(comesCut)).rejects.toThrow(PartError)
  expect(fetched.mock.calls).toEqual([[`${origin}/assets/a.js`, { cache: 'reload' }]])
  vi.unstubAllGlobals()
})
