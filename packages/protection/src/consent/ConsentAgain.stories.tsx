import { aConsent, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { mocked } from '../answers.testing.ts'
import { ConsentAgain } from './ConsentAgain.tsx'

const consent = 'GET /api/auth/consent'

const meta = {
  component: ConsentAgain,
  args: { onAnswer: () => {} },
  beforeEach: mocked({ [consent]: aConsent({ current: '2027-01' }) }),
} satisfies Meta<typeof ConsentAgain>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {}

export const NothingTicked: Story = {
  play: async () => {
    const page = within(document.body)
    await page.findAllByRole('checkbox')
    await userEvent.click(page.getByRole('button', { name: 'ยืนยันและทำรายการต่อ' }))
  },
}

export const Loading: Story = { beforeEach: mocked({ [consent]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [consent]: unavailable() }) }
