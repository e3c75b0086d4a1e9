// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { stored, storedInTab, storedRecord } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const pick = storedRecord('sessionStorage', 'pick', ({ card }) =>
  typeof card === 'number' ? { card } : null,
)

test('a text is stored until it is deleted', () => {
  const name = stored('localStorage', 'name')
  expect(name.read()).toBeNull()
  expect(name.write('สมชาย')).toBe(true)
  expect(name.read()).toBe('สมชาย')
  expect(name.write(null)).toBe(true)
  expect(localStorage).toHaveLength(0)
})

test('an object is stored as JSON, and anything else under its name counts as absent', () => {
  expect(pick.write({ card: 2 })).toBe(true)
  expect(sessionStorage.getItem('pick')).toBe('{"card":2}')
  expect(pick.read()).toEqual({ card: 2 })
  for (const text of ['', '{', 'null', '[]', '"x"', '{"card":"2"}']) {
    sessionStorage.setItem('pick', text)
    expect(pick.read()).toBeNull()
  }
  pick.write(null)
  expect(sessionStorage).toHaveLength(0)
})

test('a tab lists what it stores under a prefix', () => {
  for (const key of ['slip:1', 'slip:2', 'other']) stored('sessionStorage', key).write('x')
  expect(new Set(storedInTab('slip:'))).toEqual(new Set(['slip:1', 'slip:2']))
})

test('storage that is full stores nothing and reports it', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(stored('localStorage', 'name').write('x')).toBe(false)
})

test('storage that is forbidden holds nothing', () => {
  for (const area of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError')
    })
  expect(stored('localStorage', 'name').read()).toBeNull()
  expect(stored('localStorage', 'name').write(null)).toBe(false)
  expect(pick.read()).toBeNull()
  expect(pick.write({ card: 1 })).toBe(false)
  expect(storedInTab('')).toEqual([])
})
