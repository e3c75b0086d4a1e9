import { aBrand } from '@member/brand/testing'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openSite } from '../testing/openSite.tsx'

const scores = { live: 'https://scores.example.com/live', standings: 'https://scores.example.com/table' }

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
})

test.each([
  ['/live-score', 'ผลบอลสด', scores.live, '2500px'],
  ['/score', 'ตารางคะแนน', scores.standings, '520px'],
])(
  'a visitor at %s sees the brand’s page in a frame as high as the specification says',
  async (path, title, src, height) => {
    openSite(path, {}, aBrand({ scores }))
    const frame = await screen.findByTitle<HTMLIFrameElement>(title)
    expect(frame.getAttribute('src')).toBe(src)
    const { height: shown, boxSizing } = getComputedStyle(frame.parentElement!)
    expect([shown, boxSizing]).toEqual([height, 'content-box'])
    expect(frame.getAttribute('sandbox')).toContain('allow-scripts')
    expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  },
)

test.each(['/live-score', '/score'])('%s of a brand without scores says so', async (path) => {
  openSite(path)
  expect(await screen.findByText('ขณะนี้ยังไม่มีหน้าผลการแข่งขัน')).toBeTruthy()
})

test.each(['/live-score', '/score'])('%s whose host does not answer says so', async (path) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  openSite(path, {}, aBrand({ scores }))
  expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
})
