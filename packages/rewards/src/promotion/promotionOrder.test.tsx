import { queryClientAtom } from '@member/api-client'
import { aPromotion, aSetting, later, mockApi, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { turnClock } from '@member/testing/clock'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, call } from '../membership.testing.ts'
import { PromotionScreen } from './PromotionScreen.tsx'

afterEach(signOut)

const atNight = aSetting({ serverTime: '2026-11-20T21:15:00+07:00' })
const morning = 'โบนัส 10% 10:00 - 12:00 น.'
const evening = 'โบนัส 5% 20:00 - 22:00 น.'
const periods = async () =>
  (await screen.findAllByRole('region', { name: /น\.$/ })).map((one) => one.getAttribute('aria-label'))

test('the periods are shown once their order is known, and do not change places', async () => {
  const setting = later()
  mockApi({ ...answers, [call.setting]: setting.answer })
  const { store } = show(<PromotionScreen member={{ depositLink: '/deposit', withdrawLink: '/withdraw' }} />)
  // Everything else was answered.
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(screen.queryByRole('region', { name: /น\.$/ })).toBeNull()
  setting.come(atNight)
  expect(await periods()).toEqual([evening, morning])
})

test('the periods do not wait for a setting that hangs, nor change places when it comes', async () => {
  const turn = turnClock()
  const setting = later()
  mockApi({ ...answers, [call.setting]: setting.answer })
  const { store } = show(<PromotionScreen member={{ depositLink: '/deposit', withdrawLink: '/withdraw' }} />)
  await waitFor(() => expect(store.get(queryClientAtom).isFetching()).toBe(1))
  expect(screen.queryByRole('region', { name: /น\.$/ })).toBeNull()
  await turn(4_000)
  expect(await periods()).toEqual([morning, evening])
  setting.come(atNight)
  await screen.findByText('ใช้ได้ตอนนี้')
  expect(await periods()).toEqual([morning, evening])
})

test('two periods of equal hours have names of their own', async () => {
  const setting = aPromotion({ bonusTimeStart2: '10:00:00', bonusTimeEnd2: '12:00:00' })
  mockApi({ ...answers, [call.memberSetting]: { setting } })
  show(<PromotionScreen member={{ depositLink: '/deposit', withdrawLink: '/withdraw' }} />)
  for (const name of [morning, 'โบนัส 5% 10:00 - 12:00 น.'])
    expect(await screen.findByRole('region', { name })).toBeTruthy()
})
