import { listDeposits } from '@member/api-client'
import { refusal } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { mocked } from '../answers.testing.ts'
import { StepUp } from './StepUp.tsx'

const meta = {
  component: StepUp,
  args: { consent: { Component: () => null } },
  beforeEach: mocked({ 'GET /api/auth/deposit/:uuid': refusal(428001) }),
} satisfies Meta<typeof StepUp>
export default meta

export const PasswordWanted: StoryObj<typeof meta> = {
  play: async () => {
    // Refused when the story is left.
    listDeposits().catch(() => undefined)
    await expect(await screen.findByLabelText('รหัสผ่าน')).toBeVisible()
  },
}
