import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Frame } from './Frame.tsx'

afterEach(cleanup)

const show = (src: string) => render(<Frame title="ตารางคะแนน" src={src} height={520} />)

test('a third party’s page keeps its own origin, and may do little', () => {
  show('https://scores.example.com/league')
  const frame = screen.getByTitle('ตารางคะแนน')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://scores.example.com/league')
})

test('a page of this site cannot lift its own sandbox', () => {
  show('/support.html')
  expect(screen.getByTitle('ตารางคะแนน').getAttribute('sandbox')).not.toContain('same-origin')
})

test('an unsafe address is not opened', () => {
  show('javascript:alert(1)')
  expect(screen.queryByTitle('ตารางคะแนน')).toBeNull()
  expect(screen.getByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
})
