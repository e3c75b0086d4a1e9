import { aCredit, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { call, mocked, monthDone } from '../answers.testing.ts'
import { CheckInPopup } from './CheckInPopup.tsx'

const meta = {
  component: CheckInPopup,
  args: { rewardLink: '/auth/reward', onClose: () => {} },
  beforeEach: mocked({ [call.checkIn]: { gameLog: monthDone.gameLog, credit: aCredit() } }),
} satisfies Meta<typeof CheckInPopup>
export default meta

type Story = StoryObj<typeof meta>

export const Due: Story = {}

const press = async () => userEvent.click(await screen.findByRole('button', { name: /^เช็กอินวันนี้/ }))

export const CheckingIn: Story = { beforeEach: mocked({ [call.checkIn]: never() }), play: press }

export const Done: Story = {
  play: async () => {
    await press()
    await screen.findByText(/^เช็กอินวันนี้แล้ว/)
  },
}

export const Refused: Story = {
  beforeEach: mocked({ [call.checkIn]: refusal(409501, null, { message: 'วันนี้เช็กอินแล้ว' }) }),
  play: press,
}

export const Loading: Story = { beforeEach: mocked({ [call.month]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.month]: unavailable() }) }
