import { aCredit, never } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { call, monthDone } from '../answers.testing.ts'
import { wired } from '../wired.testing.ts'
import { CheckInPopup } from './CheckInPopup.tsx'

const meta = {
  component: CheckInPopup,
  args: { onClose: () => {} },
  beforeEach: wired({ [call.checkIn]: { gameLog: monthDone.gameLog, credit: aCredit() } }),
} satisfies Meta<typeof CheckInPopup>
export default meta

type Story = StoryObj<typeof meta>

export const Due: Story = {}

export const Done: Story = {
  play: async () => userEvent.click(await screen.findByRole('button', { name: /^เช็กอินวันนี้/ })),
}

export const Loading: Story = { beforeEach: wired({ [call.month]: never() }) }
