import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock, Countdown } from './Countdown.tsx'
import { CountUp } from './CountUp.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  [0, '00:00'],
  [61, '01:01'],
  [3723, '1:02:03'],
])('%d seconds read %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text)
})

test('a countdown ends once', async () => {
  const ended = vi.fn()
  render(<Countdown until={Date.now() + 2000} onEnd={ended} />)
  expect(screen.getByRole('timer').textContent).toBe('00:02')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.getByRole('timer').textContent).toBe('00:00')
  expect(ended).toHaveBeenCalledTimes(1)
})

test('an amount ends where it should, and readers hear only that', async () => {
  const { rerender, container } = render(<CountUp baht={100} />)
  rerender(<CountUp baht={600} />)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(container.textContent).toBe('600.00บาท600.00\u00a0บาท')
})
