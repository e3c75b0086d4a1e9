import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { LazyAgeGate } from './LazyAgeGate.tsx'

const meta = {
  component: LazyAgeGate,
  args: { openBelow: '/legal/' },
  parameters: { brand: { ageGate: true } },
} satisfies Meta<typeof LazyAgeGate>
export default meta

export const Asked: StoryObj<typeof meta> = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: /^คุณอายุ/ })).toBeVisible()
  },
}
