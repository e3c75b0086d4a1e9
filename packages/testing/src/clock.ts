import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/** Lets a test turn the clock of a screen forward, by milliseconds. The clock also runs by itself, so that look-ups go on. */
export function turnClock() {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
}
