import { afterEach, expect, test, vi } from 'vitest'
import { platform } from './platform.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['AND', 'Mozilla/5.0 (Linux; Android 14; SM-A546E) Chrome/120', 5],
  ['IOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1', 5],
  ['IOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 5],
  ['DSK', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 0],
  ['DSK', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/120', 10],
])('%s is told by %s', (expected, userAgent, maxTouchPoints) => {
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
  expect(platform()).toBe(expected)
})
