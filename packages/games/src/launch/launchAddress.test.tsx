import { calls, changeMockApi, signOut, unavailable } from '@member/api-client/testing'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, launchUuid, opened } from '../answers.testing.ts'
import { aWindow } from './aWindow.testing.ts'
import { home, opens, out, play } from './playing.testing.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(signOut)

test.each([
  'https://play.example/lobby#token=abc',
  'https://play.example/play;jsessionid=1',
  'https://play.example/play?data=a|b',
  'http://10.0.0.7:9000/play',
])('a launch address is the provider’s own: %s is opened as it is', async (url) => {
  const game = aWindow()
  await play({ [call.open]: { ...opened, url } })
  await waitFor(() => expect(game.address).toBe(url))
  expect(calls(call.cashOut)).toHaveLength(0)
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'intent://play.example', '/play', ''])(
  'an address that is not http(s), %j, opens nothing, and the money comes straight home',
  async (url) => {
    const game = aWindow()
    await play({
      [call.open]: () => {
        changeMockApi({ [call.credit]: out })
        return { ...opened, url }
      },
      [call.cashOut]: () => {
        changeMockApi({ [call.credit]: home })
        return { amount: 450, status: 'DONE', credit: home }
      },
    })
    expect(await screen.findByText(/^ค่ายเกมส่งลิงก์ที่เปิดไม่ได้/)).toBeTruthy()
    expect(await screen.findByText('เงินของคุณอยู่ในเครดิตครบ 450.00 บาท')).toBeTruthy()
    expect(calls(call.cashOut).map(({ body }) => body)).toEqual([{ username: 'demo1234', launchUuid }])
    expect(game.address).toBe('')
    expect(game.closed).toBe(true)
    expect(screen.queryByRole('link', { name: 'เข้าเกม' })).toBeNull()
  },
)

test('where the money of such an address stays out, it is shown, and the cash-out is sent again', async () => {
  const user = await play(
    { [call.open]: () => ({ ...opens(), url: 'data:text/html,x' }), [call.cashOut]: unavailable() },
    ['https://play.example'],
  )
  expect(await screen.findByText(/^ค่ายเกมส่งลิงก์ที่เปิดไม่ได้/)).toBeTruthy()
  expect(await screen.findByText(/^300\.00\sบาท ยังอยู่ในเกม เสือทอง และจะถูกนำกลับ/)).toBeTruthy()
  expect(screen.queryByTitle('เสือทอง')).toBeNull()
  changeMockApi({ [call.cashOut]: { amount: 300, status: 'DONE', credit: home }, [call.credit]: home })
  await user.click(screen.getByRole('button', { name: 'นำเงินกลับ', hidden: true }))
  expect(await screen.findByText('นำเงิน 300.00 บาท กลับเข้าเครดิตแล้ว')).toBeTruthy()
})
