import { aConsent, calls, mockApi, refusal, signOut } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answers } from '../answers.testing.ts'
import { ConsentAgain } from './ConsentAgain.tsx'
import { ConsentSetting } from './ConsentSetting.tsx'

const consent = 'GET /api/auth/consent'
const give = 'POST /api/auth/consent'
const marketing = 'POST /api/auth/consent/marketing'
const answer = vi.fn<(given: boolean) => void>()
const changed = aConsent({ version: '2026-11', current: '2027-01' })

beforeEach(() => {
  sessionStorage.clear()
  answer.mockReset()
  mockApi({ ...answers, [consent]: changed, [give]: aConsent({ version: '2027-01', current: '2027-01' }) })
})
afterEach(signOut)

const agree = () => screen.findByRole('button', { name: 'ยืนยันและทำรายการต่อ' })

test('nothing is ticked before, and both are needed; marketing is not', async () => {
  const user = show(<ConsentAgain onAnswer={answer} />)
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false, false])
  await user.click(await agree())
  expect(await screen.findAllByText('กรุณายอมรับก่อนดำเนินการต่อ')).toHaveLength(2)
  expect(calls(give)).toEqual([])
  await user.click(boxes[0]!)
  await user.click(boxes[1]!)
  await user.click(await agree())
  await vi.waitFor(() => expect(answer.mock.calls).toEqual([[true]]))
  expect(calls(give)[0]?.body).toEqual({ version: '2027-01', terms: true, privacy: true, marketing: false })
})

test('a member may leave it; and a refusal is shown in the server’s words', async () => {
  mockApi({
    ...answers,
    [consent]: changed,
    [give]: refusal(409703, null, { message: 'เนื้อหาเพิ่งเปลี่ยนอีกครั้ง' }),
  })
  const user = show(<ConsentAgain onAnswer={answer} />)
  const [terms, privacy] = await screen.findAllByRole('checkbox')
  await user.click(terms!)
  await user.click(privacy!)
  await user.click(await agree())
  expect(await screen.findByText('เนื้อหาเพิ่งเปลี่ยนอีกครั้ง')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }))
  expect(answer.mock.calls).toEqual([[false]])
})

test('a member withdraws the consent to marketing with one press', async () => {
  const off = aConsent({ marketing: false })
  mockApi({
    ...answers,
    [consent]: aConsent({ marketing: true }),
    [marketing]: () => {
      mockApi({ ...answers, [consent]: off })
      return off
    },
  })
  const user = show(<ConsentSetting />)
  await user.click(await screen.findByRole('button', { name: 'ยกเลิกการรับข่าวสาร' }))
  expect(await screen.findByRole('button', { name: 'ยินยอมรับข่าวสาร' })).toBeTruthy()
})
