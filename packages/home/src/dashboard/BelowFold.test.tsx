import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BelowFold } from './BelowFold.tsx'

let come: (isIntersecting: boolean) => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (seen: { isIntersecting: boolean }[]) => void) {
        come = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {
        come(false)
      }
      disconnect() {
        come = () => undefined
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const isHere = () => screen.queryByText('เกมยอดนิยม') !== null
const pass = () => act(() => vi.advanceTimersByTimeAsync(600_000))

test('where a browser cannot tell, it is loaded', async () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<BelowFold height="300px">เกมยอดนิยม</BelowFold>)
  await pass()
  expect(isHere()).toBe(true)
})

test('what is far below a member’s screen is not loaded, however long they look', async () => {
  render(<BelowFold height="300px">เกมยอดนิยม</BelowFold>)
  await pass()
  expect(isHere()).toBe(false)
  come(true)
  await pass()
  expect(isHere()).toBe(true)
})
