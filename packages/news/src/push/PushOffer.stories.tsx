import { stored } from '@member/api-client/stored'
import { signIn } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { aBrowser, mockPush } from './push.testing.ts'
import { PushOffer } from './PushOffer.tsx'

const given = (browser: Parameters<typeof aBrowser>[0]) => () => {
  stored('localStorage', 'push-offered').write(null)
  signIn()
  mockPush()
  return aBrowser(browser).restore
}

const meta = {
  component: PushOffer,
  args: { since: 0 },
  beforeEach: given({}),
} satisfies Meta<typeof PushOffer>
export default meta

type Story = StoryObj<typeof meta>

export const Offered: Story = {}

export const Forbidden: Story = {
  beforeEach: given({ answer: 'denied' }),
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: 'เปิดการแจ้งเตือน' })),
}
