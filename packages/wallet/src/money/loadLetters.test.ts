import { afterEach, expect, test, vi } from 'vitest'
import { loadLetters } from './useIsPast.ts'

const give = (load: (font: string, text: string) => Promise<unknown>) =>
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'fonts')
})

test('the letters of a name that the page does not show are loaded for its picture', async () => {
  const load = vi.fn<(font: string, text: string) => Promise<unknown>>().mockResolvedValue([])
  give(load)
  await loadLetters('แสงทอง')
  expect(load).toHaveBeenCalledWith(expect.stringMatching(/^600 30px /), 'แสงทอง')
})

test('a member does not wait long for letters, and not at all where they cannot be had', async () => {
  vi.useFakeTimers()
  give(() => new Promise(() => undefined))
  const waited = loadLetters('แสงทอง')
  await vi.advanceTimersByTimeAsync(2000)
  expect(await waited).toBe(getComputedStyle(document.body).fontFamily)
  give(() => Promise.reject(new Error('offline')))
  await loadLetters('แสงทอง')
})
