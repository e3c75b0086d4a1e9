import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clock, Countdown } from './Countdown.tsx'
import { ChangingMoney } from './ChangingMoney.tsx'

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

test('an amount that changes shows no figure that was not true, and by how much it changed', async () => {
  const { rerender, container } = render(<ChangingMoney baht={100} scale="xl" />)
  const seen = () => container.textContent.replace(/\s/g, ' ')
  rerender(<ChangingMoney baht={600.5} scale="xl" />)
  expect(seen()).toBe('600.50บาท600.50 บาท+500.50+500.50 บาท')
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(seen()).toContain('600.50บาท')
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(seen()).toBe('600.50บาท600.50 บาท')
})

test('an amount in a narrow place changes without its difference', () => {
  const { rerender, container } = render(<ChangingMoney baht={100} />)
  rerender(<ChangingMoney baht={40} />)
  expect(container.textContent.replace(/\s/g, ' ')).toBe('40.00บาท40.00 บาท')
})
