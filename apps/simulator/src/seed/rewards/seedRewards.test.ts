import {
  anyone,
  getCheckIn,
  getConfiguration,
  getMember,
  getMemberSetting,
  getWheel,
  listFlipLogs,
  listGameEvents,
  listMyRewardRequests,
  listRewardRequests,
  listRewards,
  listWheelLog,
  login,
} from '@member/api-client'
import { startSession } from '@member/api-client/session'
import { readBrand } from '@member/brand/read'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import { testServer } from '@member/api/testing/testServer'
import { seed } from '../seed.ts'

const server = testServer({ isChecked: true })

beforeAll(async () => {
  const { brand } = readBrand(fileURLToPath(new URL('../../../../../brands', import.meta.url)), 'saengthong')
  await seed(server.services, brand!)
  // A second seed adds nothing.
  await seed(server.services, brand!)
})

const enter = async (username: string, password: string) =>
  startSession(await login({ username, password }, anyone))

describe('the demo member', () => {
  beforeAll(() => enter('demo1234', 'demo-pass-1234'))

  test('finds rewards in every category, each with a picture', async () => {
    const { categories, items, total, point } = await listRewards()
    expect(categories.map(({ id }) => id)).toEqual(['credit', 'gold', 'gadget', 'home', 'brand'])
    expect(total).toBe(15)
    expect(point).toBeGreaterThan(500)
    for (const { image } of [...categories, ...items]) {
      expect((await fetch(`${server.baseUrl}${image}`)).headers.get('content-type')).toBe('image/svg+xml')
    }
  })

  test('has asked for rewards in every state', async () => {
    const states = new Set((await listRewardRequests()).map(({ status }) => status))
    expect(states).toEqual(new Set(['PENDING', 'APPROVED', 'SHIPPED', 'REJECTED']))
    const won = await listMyRewardRequests()
    expect(new Set(won.map(({ status }) => status)).size).toBe(4)
    expect(won.find(({ status }) => status === 'SHIPPED')?.trackingNo).toMatch(/^TH/)
  })

  test('has spun, turned cards and checked in, and may go on', async () => {
    const wheel = await getWheel()
    expect(wheel).toMatchObject({ spinLeft: 6, spinMax: 20 })
    expect(wheel.segments).toHaveLength(8)
    expect((await listWheelLog(wheel.uuid)).length).toBeGreaterThan(20)
    const flips = await listFlipLogs()
    expect(flips.total).toBeGreaterThan(20)
    expect(flips.items.every(({ eventName }) => eventName)).toBe(true)
    const events = await listGameEvents()
    expect(events.map(({ type, playLeft }) => [type, playLeft])).toEqual([
      ['WHEEL', 6],
      ['FLIP_CARD', 4],
      ['FLIP_CARD_REWARD', 3],
      ['CHECK_IN', 1],
    ])
    const { items, today } = await getCheckIn()
    expect(items.length).toBeGreaterThan(10)
    expect(today.checkedIn).toBe(false)
  })

  test('sees the promotion with both periods, and the films', async () => {
    const { setting } = await getMemberSetting()
    expect(setting).toMatchObject({ bonusMax: 300, bonusTimeStart: '11:00:00', bonusTimeStart2: '19:00:00' })
    expect((await getMember()).setting).toEqual(setting)
    for (const key of ['media.movie.page', 'media.movie.poster1', 'media.wheel']) {
      const { path } = (await getConfiguration(key)).value.data
      expect((await fetch(`${server.baseUrl}${path}`)).status).toBe(200)
    }
  })
})

test('the empty member has nothing, but the events run for them', async () => {
  await enter('empty123', 'empty-pass-1234')
  const wheel = await getWheel()
  expect(wheel.spinLeft).toBe(0)
  expect(await listWheelLog(wheel.uuid)).toEqual([])
  expect(await listRewardRequests()).toEqual([])
  expect(await listMyRewardRequests()).toEqual([])
  expect((await listFlipLogs()).total).toBe(0)
  expect((await getCheckIn()).items).toEqual([])
  expect((await listGameEvents()).every(({ isActive }) => isActive)).toBe(true)
})
