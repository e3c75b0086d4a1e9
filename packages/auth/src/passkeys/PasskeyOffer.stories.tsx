import { browserPasskeys, mockApi, signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { byPassword, offeredTo } from '../remembered/offer.ts'
import { passkeyAnswers } from './passkeys.testing.ts'
import { PasskeyOffer } from './PasskeyOffer.tsx'

const meta = {
  component: PasskeyOffer,
  beforeEach: () => {
    signIn()
    mockApi(passkeyAnswers)
    offeredTo.write(null)
    byPassword.write('1')
    return browserPasskeys().leave
  },
} satisfies Meta<typeof PasskeyOffer>
export default meta

export const AfterALogInByPassword: StoryObj<typeof meta> = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'เพิ่มพาสคีย์' })).toBeVisible()
  },
}
