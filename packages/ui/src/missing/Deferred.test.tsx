import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deferred } from './Deferred.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const show = (when: 'needed' | 'idle' | 'interaction') =>
  render(
    <Deferred when={when} fallback={<p>รอ</p>}>
      <p>มาแล้ว</p>
    </Deferred>,
  )
const Broken = () => {
  throw new Error('broken')
}
const isHere = () => screen.queryByText('มาแล้ว') !== null && screen.queryByText('รอ') === null
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('what is needed is there at once', () => {
  show('needed')
  expect(isHere()).toBe(true)
})

test('what may wait for a quiet moment comes after one and a half seconds', async () => {
  show('idle')
  await pass(1_400)
  expect(isHere()).toBe(false)
  await pass(200)
  expect(isHere()).toBe(true)
})

test('on a later page it does not wait once more', async () => {
  show('idle')
  await pass(2_000)
  cleanup()
  show('idle')
  await pass(0)
  expect(isHere()).toBe(true)
})

test('a member who scrolls first does not wait for it', () => {
  show('idle')
  fireEvent.scroll(window)
  expect(isHere()).toBe(true)
})

test('what waits for a touch does not come by a scroll, and comes after ten seconds without one', async () => {
  show('interaction')
  fireEvent.scroll(window)
  await pass(9_000)
  expect(isHere()).toBe(false)
  await pass(1_100)
  expect(isHere()).toBe(true)
})

test('what waits for a touch comes with the first one', () => {
  show('interaction')
  fireEvent.mouseDown(document.body)
  expect(isHere()).toBe(true)
})

test('what broke silently leaves its fallback', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  render(
    <Deferred when="needed" fallback={<p>รอ</p>} renderFailure={null}>
      <Broken />
    </Deferred>,
  )
  expect(screen.getByText('รอ')).toBeTruthy()
})
