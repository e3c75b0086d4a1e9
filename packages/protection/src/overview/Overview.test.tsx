import {
  aLimit,
  aLimits,
  aRunningBreak,
  aRealityCheck,
  mockApi,
  signOut,
  unavailable,
} from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answers, waiting } from '../answers.testing.ts'
import { PlaySafeScreen } from '../PlaySafeScreen.tsx'

afterEach(signOut)

const open = (changes = {}) => {
  mockApi({ ...answers, ...changes })
  return show(<PlaySafeScreen back="/" identityRow={null} spendingLink="/spending" />)
}
const textOf = async (name: RegExp) =>
  (await screen.findByRole('link', { name })).textContent.replace(/\u00a0/g, ' ')

test('at one glance a member sees what is set, how much of it is left, and from when a raise counts', async () => {
  open({
    'GET /api/auth/protection/limits': aLimits([aLimit({ amount: 500, used: 200, left: 300, waiting })]),
    'GET /api/auth/protection/reality-check': aRealityCheck({ minutes: 60 }),
    'GET /api/auth/protection/break': aRunningBreak(),
  })
  const limits = await textOf(/^วงเงิน.*ฝากต่อวัน/)
  expect(limits).toContain('ฝากไป 200 บาท จาก 500 บาท เหลือ 300 บาท')
  expect(limits).toContain('ขอเพิ่มเป็น 900 บาท ยืนยันได้ตั้งแต่ 21/11/2569 09:00')
  expect(await textOf(/^เตือนเวลาเล่น/)).toContain('ทุก 1 ชั่วโมง')
  expect(await textOf(/^พักการเล่น/)).toContain('คุณอยู่ในช่วงพักการเล่น')
  expect(screen.queryByText('ยังไม่ได้ตั้งขอบเขตใดไว้')).toBeNull()
})

test('during a break that lasts longer, a limit does not say another day until which one cannot play', async () => {
  const limit = aLimit({
    kind: 'LOSS',
    amount: 500,
    used: 500,
    left: 0,
    endsAt: '2026-11-27T00:00:00.000+07:00',
  })
  open({
    'GET /api/auth/protection/limits': aLimits([limit]),
    'GET /api/auth/protection/break': aRunningBreak({ kind: 'EXCLUSION', endsAt: null, overAt: null }),
  })
  expect(await screen.findByText('คุณอยู่ระหว่างการงดเล่น')).toBeTruthy()
  await screen.findByText(/ครบวงเงินแล้ว/)
  expect(await textOf(/^วงเงิน/)).not.toContain('เล่นไม่ได้จนถึง')
})

test('who excluded themselves is not offered to hear news, and may stop to', async () => {
  open({ 'GET /api/auth/protection/break': aRunningBreak({ kind: 'EXCLUSION' }) })
  expect(await screen.findByText(/คุณอยู่ระหว่างการงดเล่น/)).toBeTruthy()
  expect(await screen.findByText(/ข่าวสารและโปรโมชั่น/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /ยินยอม/ })).toBeNull()
})

test('where nothing is set it says so, with one next step; each line leads to its part', async () => {
  const user = open()
  expect(await screen.findByText('ยังไม่ได้ตั้งขอบเขตใดไว้')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^พักการเล่น/ }))
  expect(await screen.findByRole('button', { name: 'เริ่มพักการเล่นหรืองดเล่น' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'ภาพรวม' }))
  await user.click(await screen.findByRole('link', { name: 'ตั้งวงเงิน' }))
  expect(await screen.findByLabelText('จำนวนเงิน')).toBeTruthy()
})

test('limits that cannot be had are not called none', async () => {
  open({ 'GET /api/auth/protection/limits': unavailable() })
  expect(await screen.findByRole('link', { name: /^วงเงิน.*ยังไม่ทราบ/ })).toBeTruthy()
  expect(screen.queryByText('ยังไม่ได้ตั้งขอบเขตใดไว้')).toBeNull()
})
