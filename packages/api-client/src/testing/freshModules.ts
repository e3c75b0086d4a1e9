import { afterAll, vi } from 'vitest'

// One worker runs all test files in turn; each gets fresh modules and a fresh page.
afterAll(() => {
  vi.resetModules()
  globalThis.early = undefined
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
