import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { handOver } from './handOver.ts'

const file = () => new Blob(['a,b'], { type: 'text/csv' })

function phone(share: (data: ShareData) => Promise<void>, isTouched = true) {
  const saved: string[] = []
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
  Object.assign(navigator, { share, canShare: () => true })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  return saved
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

test('on a phone a file goes to the app that the member chooses', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  const saved = phone(share)
  await handOver(file(), 'ledger.csv')
  expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe('ledger.csv')
  expect(saved).toEqual([])
})

test('a member who closes the sheet gets no file', async () => {
  const saved = phone(() => Promise.reject(new DOMException('', 'AbortError')))
  await handOver(file(), 'ledger.csv')
  expect(saved).toEqual([])
})

test('where the sheet does not open the file is saved', async () => {
  const saved = phone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  await handOver(file(), 'ledger.csv')
  expect(saved).toEqual(['ledger.csv'])
})

test('on a desktop it is saved at once', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>()
  const saved = phone(share, false)
  await handOver(file(), 'ledger.csv')
  expect(share).not.toHaveBeenCalled()
  expect(saved).toEqual(['ledger.csv'])
})

const inLine = () =>
  vi
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile Line/14.3.0')

test('in an app’s own browser a picture is shown to be held', async () => {
  const saved = phone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  inLine()
  const hold = vi.fn<(picture: Blob) => Promise<void>>().mockResolvedValue()
  expect(await handOver(file(), 'receipt.png', hold)).toBe(true)
  expect(hold).toHaveBeenCalledOnce()
  expect(saved).toEqual([])
})

test('in an app’s own browser a member reads that a file cannot be saved there', async () => {
  const saved = phone(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  inLine()
  expect(await handOver(file(), 'ledger.csv')).toBe(false)
  expect(await screen.findByText(/แอปนี้บันทึกไฟล์ไม่ได้/)).toBeTruthy()
  expect(saved).toEqual([])
})
