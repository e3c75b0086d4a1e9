import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Returns a function that advances a screen's clock (ms), which also runs by itself. */
export function turnClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}
