import { aCredit, aDeposit, aVerifiedSlip, mockApi } from '@member/api-client/testing'
import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { answers, call } from '../answers.testing.ts'
import { aPicture } from './aPicture.testing.ts'
import { SlipScreen } from './SlipScreen.tsx'

export const qrcode = '0041000600000101030040220013071152533APM077365102TH91048134'
export const slip = aVerifiedSlip()
export const deposit = aDeposit({ channel: 'SLIP', transRef: slip.transRef })
export const wait = aVerifiedSlip({
  next: 'WAIT',
  retryAfterSec: 60,
  amount: null,
  transAt: null,
  sender: null,
})
export const verified = {
  ...answers,
  [call.verify]: slip,
  [call.confirm]: { deposit, credit: aCredit({ balance: 2000.5 }) },
}

const spaced = (text: string) => text.replace(/\s/g, ' ')

export const open = () =>
  show(
    <SlipScreen
      depositLink="/auth/deposit"
      contactLink="/auth/contact"
      playLink="/auth/games"
      helpHref={(word) => `/help?q=${word}`}
    />,
  )

export const press = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: (given) => spaced(given) === name })

export const sent = (body: unknown) => Object.fromEntries(body instanceof FormData ? body : [])

export async function choose(file = aPicture()) {
  const user = open()
  await user.upload(screen.getByLabelText('เลือกรูปสลิป', { selector: 'input' }), file)
  return user
}

export async function verify(changes: Record<string, unknown> = {}) {
  mockApi({ ...verified, ...changes })
  const user = await choose()
  await user.click(await press('ตรวจสอบสลิป'))
  return user
}
