import { aLevel, aSetting, changeMockApi, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers, call, someLevels } from '../membership.testing.ts'
import { RankingScreen } from './RankingScreen.tsx'

beforeEach(() => mockApi(answers))
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = () => show(<RankingScreen winLostLink="/auth/winlost" />)
const held = { levels: someLevels, heldUntil: '2027-01-01T00:00:00+07:00', holdDepositLeft: 198_898.65 }

test('a member reads the day until which the level is theirs, where the server tells', async () => {
  changeMockApi({ [call.level]: aLevel(held) })
  open()
  expect(await screen.findByText('ระดับนี้ใช้ได้ถึง 31/12/2569')).toBeTruthy()
  expect(screen.getByText(/ยอดฝากเดือนนี้ครบ .+ขาด 198,898.65 บาท$/)).toBeTruthy()
})

test.each([
  ['2026-12-24T12:00:00+07:00', held.holdDepositLeft, 0],
  ['2026-12-25T12:00:00+07:00', held.holdDepositLeft, 1],
  ['2026-12-25T12:00:00+07:00', null, 1],
])(
  'at %s a level that lapses within a week, with %s baht missing, is warned of: %i',
  async (serverTime, holdDepositLeft, warnings) => {
    changeMockApi({
      [call.setting]: aSetting({ serverTime }),
      [call.level]: aLevel({ ...held, holdDepositLeft }),
    })
    open()
    const mine = within(await screen.findByRole('region', { name: 'ระดับของคุณ' }))
    await waitFor(() => {
      expect(mine.getByText(/^ระดับนี้ใช้ได้ถึง 31\/12\/2569/)).toBeTruthy()
      expect(mine.queryAllByRole('status')).toHaveLength(warnings)
    })
  },
)

/** Lays the levels out, 300 pixels each, in a row of the width that `widthOf` returns. */
const layOutRow = (widthOf: () => number) => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return this.tagName === 'OL' ? widthOf() : 300
  })
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'LI' ? [...(this.parentElement?.children ?? [])].indexOf(this) * 300 : 0
  })
}

test('the member’s own level is seen first, and again once the phone was turned', async () => {
  // As in Safari 12.
  vi.stubGlobal('ResizeObserver', undefined)
  let width = 390
  layOutRow(() => width)
  open()
  const row = await screen.findByRole('list', { name: 'ระดับทั้งหมด' })
  expect(row.scrollLeft).toBe(555)
  row.scrollLeft = 0
  window.dispatchEvent(new Event('resize'))
  expect(row.scrollLeft).toBe(0)
  width = 600
  window.dispatchEvent(new Event('resize'))
  expect(row.scrollLeft).toBe(450)
})

test('the member’s own level is seen first where the row comes to its width late', async () => {
  let width = 180
  let widen: (() => void) | undefined
  class Watcher {
    constructor(onResize: () => void) {
      widen = onResize
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Watcher)
  layOutRow(() => width)
  open()
  const row = await screen.findByRole('list', { name: 'ระดับทั้งหมด' })
  expect(row.scrollLeft).toBe(660)
  width = 390
  widen?.()
  expect(row.scrollLeft).toBe(555)
})
