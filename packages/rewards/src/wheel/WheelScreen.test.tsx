import {
  aCredit,
  aLimit,
  aLimits,
  aSetting,
  calls,
  refusal,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest'
import { answers, call, eachPrize, wheel, nextLinks } from '../answers.testing.ts'
import { t } from '../prize/words.ts'
import { WheelScreen } from './WheelScreen.tsx'
import { endOfTurn, restOn } from './useTurning.ts'
import { segmentColour } from './WheelDisc.tsx'

const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'หมุนกงล้อ' })

const open = () => show(<WheelScreen back="/auth/media" next={nextLinks} />)

const drawn = (place: number, order: string | null = null) => {
  const prize = wheel.segments[place]!
  const log = { uuid: `spin-${place}`, order, prize, createdAt: '2026-11-20T14:10:00+07:00' }
  return { segmentId: prize.id, prize, spinLeft: 2, log, credit: aCredit({ point: 777 }) }
}

describe('Wheel screen', () => {
  beforeEach(() => mockApi({ ...answers, [call.spin]: drawn(2) }))
  afterEach(() => {
    signOut()
    vi.restoreAllMocks()
  })

  test('a member sees every prize, the spins that are left and what was won before', async () => {
    open()
    expect(await screen.findByText('หมุนได้อีก 3 ครั้ง')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'กงล้อ 8 ช่อง' })).toBeTruthy()
    expect(screen.getAllByText('ร่มพับลายแสงทอง').length).toBeGreaterThan(0)
    expect((await screen.findAllByText('เสื้อยืดลายแสงทอง')).length).toBeGreaterThan(0)
    expect(document.body.textContent).toContain('เก็บได้สูงสุด 5 ครั้ง')
  })

  test('after a spin nobody is sent to games that a limit of their own shuts', async () => {
    changeMockApi({
      'GET /api/setting': aSetting({ features: { limits: true } }),
      'GET /api/auth/protection/limits': aLimits([aLimit({ kind: 'LOSS', amount: 200, used: 200, left: 0 })]),
    })
    const user = open()
    await user.click(await button())
    expect(await screen.findByRole('link', { name: 'ดูในประวัติ' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'ไปเล่นเกม' })).toBeNull())
  })

  test('a spin shows what the server drew, and the points it led to', async () => {
    const user = open()
    changeMockApi({ [call.credit]: aCredit({ point: 777 }) })
    await user.click(await button())
    const result = (await screen.findByText('ยินดีด้วย คุณได้รับ')).closest('[role=status]')
    expect(result?.textContent).toContain('50 บาท')
    expect(result?.contains(document.activeElement)).toBe(true)
    expect(screen.getByRole('link', { name: 'ไปเล่นเกม' }).getAttribute('href')).toBe(nextLinks.play)
    expect(screen.getByRole('link', { name: 'ดูในประวัติ' }).getAttribute('href')).toBe(nextLinks.history)
    expect(await screen.findByText('777')).toBeTruthy()
    expect(calls(call.spin)[0]?.body).toEqual({ uuid: wheel.uuid })
  })

  test.each(eachPrize)('a spin that draws $type says what becomes of it', async (prize) => {
    changeMockApi({ [call.spin]: { ...drawn(2), prize } })
    const user = open()
    await user.click(await button())
    expect(await screen.findByText(t.next[prize.type])).toBeTruthy()
  })

  test('what was won comes into view with the least scrolling, so that a page that shows it stays where it is', async () => {
    const user = open()
    const spin = await button()
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(spin)
    await screen.findByText('ยินดีด้วย คุณได้รับ')
    expect(focus.mock.contexts.slice(-1)[0]).toBe(document.activeElement)
    expect(focus.mock.lastCall).toEqual([{ preventScroll: true }])
    expect(scroll.mock.contexts).toEqual([document.activeElement])
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
  })

  test('a double press spins once', async () => {
    const user = open()
    await user.dblClick(await button())
    await screen.findByText('ยินดีด้วย คุณได้รับ')
    expect(calls(call.spin)).toHaveLength(1)
  })

  test('the wheel turns forward and comes to rest on the drawn segment, and only then tells', async () => {
    const still = window.matchMedia
    const endings: { rest: unknown; finish: () => void }[] = []
    window.matchMedia = (media) => Object.assign(still(media), { matches: false })
    Element.prototype.animate = (frames, options) => {
      const animation = { onfinish: null as (() => void) | null, cancel: () => {} }
      const forever = typeof options === 'object' && options.iterations === Infinity
      if (!forever)
        endings.push({
          rest: Array.isArray(frames) ? frames[1]?.['transform'] : null,
          finish: () => animation.onfinish?.(),
        })
      // eslint-disable-next-line typescript/no-unsafe-type-assertion -- what the wheel needs of an animation
      return animation as unknown as Animation
    }
    try {
      const user = open()
      await screen.findByText('120')
      changeMockApi({ [call.credit]: aCredit({ point: 777 }) })
      await user.click(await button())
      await waitFor(() => expect(endings.length).toBeGreaterThan(0))
      expect(endings[0]?.rest).toBe(`rotate(${4 * 360 + 270}deg)`)
      // Its labels stay upright: each rotates back by the same angle from its segment's position.
      expect(endings[1]?.rest).toBe(`rotate(${-(4 * 360 + 270)}deg)`)
      expect(endings[3]?.rest).toBe(`rotate(${-(4 * 360 + 270) - 45}deg)`)
      expect(screen.queryByText('ยินดีด้วย คุณได้รับ')).toBeNull()
      // The credit has been refetched; showing it would reveal the prize.
      await waitFor(() => expect(calls(call.credit).length).toBeGreaterThan(1))
      expect(screen.getByText('120')).toBeTruthy()
      expect(screen.queryByText('777')).toBeNull()
      endings[0]?.finish()
      expect(await screen.findByText('ยินดีด้วย คุณได้รับ')).toBeTruthy()
      expect(await screen.findByText('777')).toBeTruthy()
      expect(screen.getByText('หมุนได้อีก 3 ครั้ง')).toBeTruthy()
    } finally {
      window.matchMedia = still
      Reflect.deleteProperty(Element.prototype, 'animate')
    }
  })

  test('a lost answer is found in the log by the order’s key; the wheel lands there, and nothing is spun twice', async () => {
    const user = open()
    await button()
    changeMockApi({
      [call.spin]: unavailable(),
      [call.wheelLog]: () => [drawn(0, calls(call.spin)[0]?.headers['idempotency-key'] ?? null).log],
    })
    await user.click(await button())
    expect(await screen.findByText('นี่คือผลของรอบที่ส่งไปก่อนหน้านี้')).toBeTruthy()
    expect(screen.getAllByText('1,000').length).toBeGreaterThan(0)
    expect(calls(call.spin)).toHaveLength(1)
  })

  test('while nobody knows, a press asks for the outcome first', async () => {
    const user = open()
    await button()
    changeMockApi({ [call.spin]: unavailable(), [call.wheelLog]: unavailable() })
    await user.click(await button())
    expect(await screen.findByText('ยังไม่ทราบผลของรายการ')).toBeTruthy()
    changeMockApi({
      [call.wheelLog]: () => [drawn(5, calls(call.spin)[0]?.headers['idempotency-key'] ?? null).log],
    })
    await user.click(await screen.findByRole('button', { name: 'ตรวจผลรายการ' }))
    expect(await screen.findByText('นี่คือผลของรอบที่ส่งไปก่อนหน้านี้')).toBeTruthy()
    expect(calls(call.spin)).toHaveLength(1)
  })

  test('a spin that was lost before a reload is landed on once when the screen comes back', async () => {
    const before = open()
    await button()
    changeMockApi({ [call.spin]: unavailable(), [call.wheelLog]: unavailable() })
    await before.click(await button())
    await screen.findByText('ยังไม่ทราบผลของรายการ')
    const key = calls(call.spin)[0]?.headers['idempotency-key'] ?? null
    before.leave()
    changeMockApi({ [call.wheelLog]: [drawn(6, key).log] })
    const after = open()
    expect(await screen.findByText('นี่คือผลของรอบที่ส่งไปก่อนหน้านี้')).toBeTruthy()
    after.leave()
    open()
    expect(await screen.findByText('หมุนได้อีก 3 ครั้ง')).toBeTruthy()
  })

  test('without spins there is no button, and the page says how to earn one', async () => {
    changeMockApi({ [call.wheel]: { ...wheel, spinLeft: 0, cost: 20 } })
    open()
    expect(await screen.findByText('ยังไม่มีสิทธิ์หมุน')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'หมุนกงล้อ' })).toBeNull()
    expect(document.body.textContent).toContain('ราคา 20 คะแนนต่อครั้ง เมื่อไม่มีสิทธิ์ฟรี')
  })

  test('once the last spin has landed there is the prize, and no button that does nothing', async () => {
    const user = open()
    const spin = await button()
    changeMockApi({ [call.wheel]: { ...wheel, spinLeft: 0 } })
    await user.click(spin)
    expect(await screen.findByText('ยินดีด้วย คุณได้รับ')).toBeTruthy()
    expect(await screen.findByText('ยังไม่มีสิทธิ์หมุน')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'หมุนกงล้อ' })).toBeNull()
  })

  test('a refusal is shown in the server’s words', async () => {
    changeMockApi({ [call.spin]: refusal(409401, null, { message: 'สิทธิ์หมุนกงล้อหมดแล้ว' }) })
    const user = open()
    await user.click(await button())
    expect(await screen.findByText('สิทธิ์หมุนกงล้อหมดแล้ว')).toBeTruthy()
  })

  test('where no wheel runs, a member is led to other events', async () => {
    changeMockApi({ [call.wheel]: refusal(404001) })
    open()
    expect(await screen.findByText('ขณะนี้ยังไม่มีกงล้อ')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'ดูกิจกรรมอื่น' }).getAttribute('href')).toBe('/auth/media')
  })
})

test.each([
  [0, 8, 0],
  [1, 8, 315],
  [7, 8, 45],
  [3, 5, 144],
])('segment %i of %i stands under the pointer at %i degrees', (segment, count, angle) => {
  expect(restOn(segment, count)).toBeCloseTo(angle)
})

test.each([0, 17.5, 300, 359.9])('a turn from %f only goes forward, and ends where it should', (from) => {
  for (let segment = 0; segment < 8; segment++) {
    const end = endOfTurn(from, restOn(segment, 8), 4)
    expect(end - from).toBeGreaterThanOrEqual(4 * 360)
    expect(end - from).toBeLessThan(5 * 360)
    expect(((end % 360) + 360) % 360).toBeCloseTo(restOn(segment, 8))
  }
})

test('among white letters none are black but on a bright colour', () => {
  expect(segmentColour('#7B3FE4', 0)).toEqual({ ground: '#7B3FE4', ink: '#ffffff' })
  expect(segmentColour('#ffca00', 0)).toEqual({ ground: '#ffca00', ink: '#000000' })
  const { ground, ink } = segmentColour('#1c84cf', 0)
  expect(ink).toBe('#ffffff')
  expect(ground).not.toBe('#1c84cf')
})

test('a colour that cannot be read is replaced by the default', () => {
  expect(segmentColour('blue', 1)).toEqual({ ground: 'var(--surface-2)', ink: 'var(--text)' })
})
