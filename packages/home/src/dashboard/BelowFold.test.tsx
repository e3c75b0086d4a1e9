import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { BelowFold } from './BelowFold.tsx'
import { oneTitle } from './oneTitle.ts'

const pass = () => act(() => vi.advanceTimersByTimeAsync(600_000))

const isHere = () => screen.queryByText('เกมยอดนิยม') !== null

let come: (isIntersecting: boolean) => void = () => undefined

describe('Below fold', () => {
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
})

test.each(['มาลี ศรีสุวรรณ', 'คุณากร ใจดี', 'Mrinal Sen', ''])('a member is called คุณ%s', (name) => {
  expect(oneTitle(`สวัสดี คุณ${name}`)).toBe(`สวัสดี คุณ${name}`)
})

test.each([
  'นาย สมชาย ใจดี',
  'นายสมชาย ใจดี',
  'นาง มาลี ศรีสุวรรณ',
  'นางสาว มาลี ศรีสุวรรณ',
  'น.ส. มาลี ศรีสุวรรณ',
  'ด.ช.ก้อง ใจดี',
  'ด.ญ. แก้ว ใจดี',
  'เด็กหญิงแก้ว ใจดี',
  'ว่าที่ร้อยตรี สมชาย ใจดี',
  'พ.ต.อ. สมชาย ใจดี',
  'ดร.สมชาย ใจดี',
  'คุณ มาลี ศรีสุวรรณ',
  'Mr. Somchai Jaidee',
  'MRS MALEE SRISUWAN',
  'Ms Malee Srisuwan',
  'Miss Malee Srisuwan',
])('%s already begins with a title', (name) => {
  expect(oneTitle(`สวัสดี คุณ${name}`)).toBe(`สวัสดี ${name}`)
})
