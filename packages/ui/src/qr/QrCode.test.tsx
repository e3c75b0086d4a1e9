import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from './QrCode.tsx'

// Fills 29 modules a side at level L, 33 at M, 37 at Q and 41 at H.
const value = 'x'.repeat(50)

test('a QR code is 150 px a side, of error level M, with a margin', async () => {
  render(<QrCode value={value} label="QR ไลน์" />)
  const code = await screen.findByRole('img', { name: 'QR ไลน์' })
  await waitFor(() => expect(code.querySelector('svg')).toBeTruthy())
  const read = (name: string) => code.querySelector('svg')!.getAttribute(name)
  expect([read('width'), read('height')]).toEqual(['150', '150'])
  // 33 modules, and a margin of two on each side.
  expect(read('viewBox')).toBe('0 0 37 37')
})
