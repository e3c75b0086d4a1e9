import { mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AgeGate } from './AgeGate.tsx'
import { LazyAgeGate } from './LazyAgeGate.tsx'

const meta = {
  component: AgeGate,
  globals: { brand: 'talayfah' },
  beforeEach: () => mockApi({}),
} satisfies Meta<typeof AgeGate>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {
  play: async () => {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: /^คุณอายุ/ })).toBeVisible())
  },
}

export const TooYoung: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'ยังไม่ถึง' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'ขอบคุณที่บอกตามจริง' })).toBeVisible())
  },
}

/** As the app asks: the code is loaded only if the brand wants it. */
export const AskedByTheApp: Story = {
  parameters: { brand: { ageGate: true } },
  render: () => <LazyAgeGate openBelow="/legal/" />,
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /^คุณอายุ/ })).toBeVisible()
  },
}
