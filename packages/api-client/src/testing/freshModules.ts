import { afterAll, vi } from 'vitest'

// One worker runs the test files one after the other; each finds the modules and the page as if it were the first.
afterAll(() => {
  vi.resetModules()
  globalThis.early = undefined
  if (typeof window === 'undefined') return
  localStorage.clear()
  sessionStorage.clear()
})
