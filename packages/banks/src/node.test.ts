import { expect, test } from 'vitest'

test('QR codes are read in Node, where there is no window', async () => {
  expect(typeof window).toBe('undefined')
  const { readSlipQr } = await import('./thaiQr.ts')
  expect(readSlipQr('')).toBeNull()
})
