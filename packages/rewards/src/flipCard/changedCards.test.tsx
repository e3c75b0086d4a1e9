import { aCredit, aList, calls, changeMockApi, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answers, call, cards, nextLinks, prizes, someLogs } from '../answers.testing.ts'
import { FlipCardScreen } from './FlipCardScreen.tsx'

beforeEach(() => {
  sessionStorage.clear()
  mockApi(answers)
})
afterEach(signOut)

const turned = { cardIndex: 1, prize: prizes.credit, others: [], playLeft: 1, credit: aCredit() }
const events = (cost: number) => [{ ...cards, playLeft: 3, playFree: 0, cost }]
const open = () => show(<FlipCardScreen back="/auth/media" next={nextLinks} />)
const card = (place: number) => screen.findByRole('button', { name: new RegExp(`^ไพ่ใบที่ ${place}( |$)`) })

test('a price that changed since it was confirmed is refused, and the new one asked for', async () => {
  changeMockApi({ [call.events]: events(30), [call.flip]: refusal(409403, { cost: 40 }) })
  const user = open()
  await user.click(await card(1))
  changeMockApi({ [call.events]: events(40) })
  await user.click(await screen.findByRole('button', { name: 'เปิดไพ่' }))
  expect(await screen.findByText(/^ราคาตอนนี้ 40 คะแนน ยังไม่ได้หักคะแนน/)).toBeTruthy()
  await waitFor(() => expect(document.body.textContent).toContain('ครั้งละ 40 คะแนน'))
  await user.click(await card(1))
  expect(await screen.findByText('40 คะแนน')).toBeTruthy()
  changeMockApi({ [call.flip]: turned })
  await user.click(await screen.findByRole('button', { name: 'เปิดไพ่' }))
  await waitFor(() => expect(calls(call.flip)).toHaveLength(2))
  expect(calls(call.flip).map(({ body }) => body)).toMatchObject([{ price: 30 }, { price: 40 }])
})

test('a turn of cards without a price takes none that they have been given since', async () => {
  changeMockApi({ [call.events]: [{ ...cards, playFree: 2 }] })
  const user = open()
  await user.click(await card(1))
  await waitFor(() => expect(calls(call.flip)[0]?.body).toMatchObject({ price: 0 }))
})

test('a card with a prize of a type that is newer than the page is turned and shown by its name', async () => {
  const voucher = { ...prizes.credit, label: 'คูปองสปา', type: 'VOUCHER' }
  changeMockApi({
    [call.events]: [{ ...cards, prizes: [voucher, prizes.point] }],
    [call.flip]: { ...turned, prize: voucher, others: [voucher] },
    [call.flipLogs]: aList([{ ...someLogs(1)[0]!, prize: voucher }]),
  })
  const user = open()
  await waitFor(() => expect(screen.getAllByText('คูปองสปา')).toHaveLength(2))
  await user.click(await card(2))
  expect(await screen.findByRole('button', { name: 'ไพ่ใบที่ 2 ใบที่คุณเลือก คูปองสปา' })).toBeTruthy()
})
