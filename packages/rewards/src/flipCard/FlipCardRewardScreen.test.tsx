import {
  aCredit,
  aList,
  anAddress,
  calls,
  changeMockApi,
  signOut,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, goodsCards, prizes, someLogs, someRequests, nextLinks } from '../answers.testing.ts'
import { FlipCardRewardScreen } from './FlipCardRewardScreen.tsx'

const request = { ...someRequests(3)[2]!, uuid: 'new' }
const turned = {
  cardIndex: 0,
  prize: prizes.item,
  others: Array.from({ length: 5 }, () => prizes.none),
  playLeft: 0,
  credit: aCredit(),
  request,
}

beforeEach(() => {
  sessionStorage.clear()
  mockApi({ ...answers, [call.flipReward]: turned })
})
afterEach(signOut)

const open = () =>
  show(
    <FlipCardRewardScreen back="/auth/media" next={nextLinks} addressLink="/auth/settings/manage-address" />,
  )
const shownAddress = () => screen.findByRole('link', { name: /^แก้ไข\s*ที่อยู่จัดส่ง$/ })
const card = () => screen.findByRole('button', { name: /^ไพ่ใบที่ 1( |$)/ })

test('the address is asked for before a card may be turned', async () => {
  changeMockApi({ [call.address]: null })
  const user = open()
  expect((await screen.findByRole('link', { name: 'กรอกที่อยู่จัดส่ง' })).getAttribute('href')).toBe(
    `/auth/settings/manage-address?returnTo=${encodeURIComponent('/')}`,
  )
  await user.click(await card())
  expect(calls(call.flipReward)).toHaveLength(0)
})

test('what was won is sent to the address that is shown, and is followed below', async () => {
  const user = open()
  expect(await shownAddress()).toBeTruthy()
  expect(await screen.findByText('TH0199123456A')).toBeTruthy()
  changeMockApi({ [call.mine]: [request] })
  await user.dblClick(await card())
  expect(await screen.findByText('เจ้าหน้าที่รับเรื่องจัดส่งแล้ว ดูสถานะได้ด้านล่าง')).toBeTruthy()
  expect(await screen.findByText('รอดำเนินการ')).toBeTruthy()
  expect(calls(call.flipReward)).toHaveLength(1)
  expect(calls(call.flipReward)[0]?.body).toEqual({ gameUuid: goodsCards.uuid, cardIndex: 0 })
})

test('an address is told once, and again where a parcel went elsewhere', async () => {
  const [first, second, third, last] = someRequests(4)
  const elsewhere = { ...third!, address: anAddress({ zipcode: '50000' }) }
  changeMockApi({ [call.mine]: [first, second, elsewhere, last] })
  open()
  const parcels = within(await screen.findByRole('region', { name: 'ของรางวัลของฉัน' }))
  const rows = await parcels.findAllByRole('listitem')
  const codes = rows.map(({ textContent }) => /(10500|50000)/.exec(textContent)?.[0])
  expect(codes).toEqual(['10500', undefined, '50000', '10500'])
})

test('credit that lies under a card is said to be the member’s, and points are shown where they are spent', async () => {
  const given = { ...request, status: 'APPROVED' as const, reward: { ...request.reward, needAddress: false } }
  changeMockApi({ [call.flipReward]: { ...turned, request: given } })
  const user = open()
  expect(await screen.findByRole('group', { name: 'คะแนนของคุณ' })).toBeTruthy()
  await user.click(await card())
  expect(await screen.findByText('เข้าเครดิตแล้ว')).toBeTruthy()
})

test('what a turn brought is listed once, with its delivery; other results stand apart', async () => {
  const [parcel, points] = someLogs(2)
  changeMockApi({
    [call.mine]: [{ ...request, order: parcel!.order }],
    [call.flipLogs]: aList([
      { ...parcel!, prize: prizes.item },
      { ...points!, prize: prizes.point },
    ]),
  })
  open()
  const mine = within(await screen.findByRole('region', { name: 'ของรางวัลของฉัน' }))
  expect(await mine.findAllByRole('listitem')).toHaveLength(1)
  const others = within(await screen.findByRole('region', { name: 'ผลอื่นที่ผ่านมา' }))
  expect((await others.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(prizes.point.label),
  ])
})

test('where every turn became a delivery there is no second list', async () => {
  const [parcel] = someLogs(1)
  changeMockApi({
    [call.mine]: [{ ...request, order: parcel!.order }],
    [call.flipLogs]: aList([{ ...parcel!, prize: prizes.item }]),
  })
  open()
  expect(await screen.findByRole('region', { name: 'ของรางวัลของฉัน' })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('region', { name: /^ผล/ })).toBeNull())
})

const key = () => calls(call.flipReward)[0]?.headers['idempotency-key'] ?? null

test('a lost answer is found with its parcel, and nothing is turned twice', async () => {
  const user = open()
  await shownAddress()
  changeMockApi({
    [call.flipReward]: unavailable(),
    [call.flipLogs]: () => ({
      ...answers[call.flipLogs],
      items: [{ ...someLogs(1)[0]!, order: key(), prize: prizes.item }],
    }),
    [call.mine]: () => [{ ...request, order: key() }],
  })
  await user.click(await card())
  expect(await screen.findByText('นี่คือผลของรอบที่ส่งไปก่อนหน้านี้')).toBeTruthy()
  expect(calls(call.flipReward)).toHaveLength(1)
})
