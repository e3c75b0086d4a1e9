import { expect, test, vi } from 'vitest'
import { sayPlainly } from './plainFeedback.ts'

const line = () => document.querySelector('[role=status]')?.textContent

test('where the library of toasts did not load, a line says it for two seconds', () => {
  vi.useFakeTimers()
  sayPlainly('คัดลอกแล้ว', new AbortController().signal)
  vi.advanceTimersByTime(1_900)
  expect(line()).toBe('คัดลอกแล้ว')
  vi.advanceTimersByTime(100)
  expect(line()).toBeUndefined()
  vi.useRealTimers()
})
