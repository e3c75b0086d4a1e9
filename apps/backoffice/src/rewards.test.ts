import { refusals as th } from '@member/api/operations'
import { type Member } from '@member/api/testing/internals'
import {
  anyone,
  getBonus,
  getCredit,
  getMemberSetting,
  getWheel,
  listRewardRequests,
  listRewards,
  newCommand,
  requestReward,
  saveAddress,
  spinWheel,
  takeBonus,
} from '@member/api-client'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actAlone } from '@member/api/testing/asStaff'
import { atBackOffice, ownersBackOffice } from './testing/ownersBackOffice.ts'
import { giveAddress, givePoints } from '@member/api/testing/givePoints'
import { givePlays, newEvent, newReward } from '@member/api/testing/newEvent'
import { newMember } from '@member/api/testing/newMember'
import { payIn } from '@member/api/testing/payIn'
import { refusalOf } from '@member/api/testing/refusalOf'
import { signInAs } from '@member/api/testing/signInAs'
import { testSlipBench } from '@member/api/testing/testServer'

const bench = testSlipBench({ pages: [ownersBackOffice], isChecked: true })
let member: Member

beforeAll(async () => {
  await actAlone(bench.services.database)
})
beforeEach(async () => {
  member = await newMember(bench.services)
  await signInAs(bench.services, member)
})

const inBackOffice = (path: string, fields: Record<string, unknown> = {}) =>
  atBackOffice(bench.app, path, fields)
const points = async () => (await getCredit()).point
const gift = (fields: Record<string, unknown>) =>
  inBackOffice('gifts', { key: crypto.randomUUID(), username: member.username, ...fields })

async function bought(change: Parameters<typeof newReward>[1] = {}) {
  const reward = await newReward(bench.services.database, { needAddress: true, ...change })
  await giveAddress(bench.services.database, member)
  await givePoints(bench.services.database, member, 100)
  return (await requestReward(reward.uuid, newCommand())).request
}

describe('a reward at the back office', () => {
  test('is approved, then sent with a tracking number, each once', async () => {
    const { uuid } = await bought()
    const presses = await Promise.all([1, 2, 3].map(() => inBackOffice(`rewards/${uuid}/approve`)))
    expect(presses.filter((press) => 'done' in press)).toHaveLength(1)
    expect(await listRewardRequests()).toMatchObject([{ status: 'APPROVED', trackingNo: null }])
    expect(await inBackOffice(`rewards/${uuid}/ship`)).toHaveProperty('problem')
    expect(await inBackOffice(`rewards/${uuid}/ship`, { trackingNo: 'TH1234567' })).toEqual({ done: true })
    expect(await listRewardRequests()).toMatchObject([{ status: 'SHIPPED', trackingNo: 'TH1234567' }])
    expect(await inBackOffice(`rewards/${uuid}/reject`, { reason: 'ช้าไป' })).toHaveProperty('problem')
    expect(await points()).toBe(0)
  })

  test('is turned down with a reason, and points and stock come back once', async () => {
    const { uuid, reward } = await bought({ stock: 1, categoryId: 'rejected' })
    expect(await inBackOffice(`rewards/${uuid}/reject`)).toHaveProperty('problem')
    const press = () => inBackOffice(`rewards/${uuid}/reject`, { reason: 'ของหมด' })
    const presses = await Promise.all([press(), press(), press()])
    expect(presses.filter((each) => 'done' in each)).toHaveLength(1)
    expect(await listRewardRequests()).toMatchObject([{ status: 'REJECTED', remark: 'ของหมด' }])
    expect(await points()).toBe(100)
    expect((await listRewards({ categoryId: 'rejected' })).items).toMatchObject([
      { uuid: reward.uuid, stock: 1 },
    ])
  })

  test('that was won gives no points back, only the thing', async () => {
    const prize = await newReward(bench.services.database, { stock: 1, needAddress: true, categoryId: 'won' })
    const item = { label: 'หมวก', type: 'ITEM' as const, rewardUuid: prize.uuid }
    const wheel = await newEvent(bench.services.database, 'WHEEL', [item])
    await givePlays(bench.services.database, member, wheel.uuid, 1)
    await spinWheel({ uuid: wheel.uuid }, newCommand())
    const [request] = await listRewardRequests()
    expect(await inBackOffice(`rewards/${request!.uuid}/reject`, { reason: 'ของชำรุด' })).toEqual({
      done: true,
    })
    expect(await points()).toBe(0)
    expect((await listRewards({ categoryId: 'won' })).items).toMatchObject([{ stock: 1 }])
    await inBackOffice(`events/${wheel.uuid}/off`)
  })

  test('that was won before there was an address is sent to the one of the day', async () => {
    const prize = await newReward(bench.services.database, { needAddress: true })
    const item = { label: 'หมวก', type: 'ITEM' as const, rewardUuid: prize.uuid }
    const wheel = await newEvent(bench.services.database, 'WHEEL', [item])
    await givePlays(bench.services.database, member, wheel.uuid, 1)
    await spinWheel({ uuid: wheel.uuid }, newCommand())
    const [request] = await listRewardRequests()
    const ship = () => inBackOffice(`rewards/${request!.uuid}/ship`, { trackingNo: 'TH1234567' })
    expect(await ship()).toEqual({ problem: th.noAddress })
    await giveAddress(bench.services.database, member)
    await saveAddress({ zipcode: '50000' }, anyone)
    expect(await ship()).toEqual({ done: true })
    expect(await listRewardRequests()).toMatchObject([{ status: 'SHIPPED', address: { zipcode: '50000' } }])
    await inBackOffice(`events/${wheel.uuid}/off`)
  })
})

test('an event is closed and opened again; spins that were earned stay', async () => {
  const { uuid } = await newEvent(bench.services.database, 'WHEEL', [{ label: '-', type: 'NONE' }])
  await givePlays(bench.services.database, member, uuid, 2)
  expect(await inBackOffice(`events/${uuid}/off`)).toEqual({ done: true })
  expect(await inBackOffice(`events/${uuid}/off`)).toHaveProperty('problem')
  expect(await refusalOf(getWheel())).toMatchObject({ status: 404001 })
  expect(await inBackOffice(`events/${uuid}/on`)).toEqual({ done: true })
  expect((await getWheel()).spinLeft).toBe(2)
  await inBackOffice(`events/${uuid}/off`)
})

test('a promotion is run, and ended; who chooses it gets it', async () => {
  const periods = { bonusTimeStart: '08:00', bonusTimeEnd: '10:00', bonusTimeStart2: '', bonusTimeEnd2: '' }
  expect(await inBackOffice('promotion', { bonusMax: '100', bonusRate: '20', ...periods })).toEqual({
    done: true,
  })
  expect(await getMemberSetting()).toMatchObject({
    setting: {
      bonusMax: 100,
      bonusRate: 20,
      bonusTimeStart: '08:00:00',
      bonusRate2: 0,
      bonusTimeStart2: null,
    },
  })
  await takeBonus({ offer: '1', amount: 400 }, anyone)
  await payIn(bench.services, member, 400)
  expect((await getCredit()).balance).toBe(480)
  for (const wrong of [
    { bonusMax: '-1' },
    { bonusMax: '10', bonusRate: '101' },
    { bonusTimeStart: '25:00' },
  ]) {
    expect(await inBackOffice('promotion', wrong)).toHaveProperty('problem')
  }
  expect(await inBackOffice('promotion', { off: '1' })).toEqual({ done: true })
  expect(await getMemberSetting()).toEqual({ setting: null })
})

const offered = async () => (await getBonus(400)).offers.map(({ every }) => every)

test('a promotion says how often; a change to it is no new one, a start after its end is', async () => {
  const wanted = { bonusMax: '100', bonusRate: '20' }
  expect(await inBackOffice('promotion', { ...wanted, bonusEvery: 'NEVER' })).toHaveProperty('problem')
  await inBackOffice('promotion', { ...wanted, bonusEvery: 'ONCE' })
  expect(await offered()).toEqual(['ONCE'])
  await takeBonus({ offer: '1', amount: 400 }, anyone)
  await payIn(bench.services, member, 400)
  await inBackOffice('promotion', { bonusMax: '200', bonusRate: '30', bonusEvery: 'ONCE' })
  expect(await offered()).toEqual([])
  await inBackOffice('promotion', { off: '1' })
  await inBackOffice('promotion', { ...wanted, bonusEvery: 'ONCE' })
  expect(await offered()).toEqual(['ONCE'])
  await inBackOffice('promotion', { off: '1' })
})

describe('a gift', () => {
  test('of points is given once, however often it is pressed', async () => {
    const key = crypto.randomUUID()
    const presses = await Promise.all([1, 2, 3].map(() => gift({ key, what: 'POINTS', count: '50' })))
    expect(presses.filter((press) => 'done' in press)).toHaveLength(1)
    expect(await points()).toBe(50)
  })

  test('of spins is given once, and no more than can be stored', async () => {
    const { uuid } = await newEvent(bench.services.database, 'WHEEL', [{ label: '-', type: 'NONE' }], {
      playMax: 5,
    })
    const key = crypto.randomUUID()
    await Promise.all([1, 2, 3].map(() => gift({ key, what: uuid, count: '3' })))
    expect((await getWheel()).spinLeft).toBe(3)
    expect(await gift({ what: uuid, count: '3' })).toHaveProperty('problem')
    expect((await getWheel()).spinLeft).toBe(3)
    await inBackOffice(`events/${uuid}/off`)
  })

  test('is for a member there is, and of a size that is sensible', async () => {
    expect(await gift({ username: 'nobody', what: 'POINTS', count: '5' })).toHaveProperty('problem')
    expect(await gift({ what: 'POINTS', count: '0' })).toHaveProperty('problem')
    expect(await gift({ what: 'POINTS', count: '-5' })).toHaveProperty('problem')
    expect(await points()).toBe(0)
  })
})

test('the back office shows what waits, on its page and as JSON', async () => {
  const { uuid } = await bought()
  const page = await (await bench.app.request('/desk')).text()
  expect(page).toContain(`/desk/rewards/${uuid}/ship`)
  const site = await (await bench.app.request('/desk/site')).text()
  expect(site).toContain('name="bonusTimeStart2"')
  expect(site).toContain('name="bonusEvery2"')
  const work: unknown = await (await bench.app.request('/desk/work')).json()
  expect(work).toMatchObject({
    rewards: expect.arrayContaining([expect.objectContaining({ uuid, username: member.username })]),
    promotion: null,
  })
})
