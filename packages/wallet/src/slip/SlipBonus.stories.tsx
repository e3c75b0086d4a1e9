import { aBonusOffer, aBonusState, aTakenBonus } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { SlipBonus } from './SlipBonus.tsx'

const meta = {
  component: SlipBonus,
  args: { amount: 500, state: aBonusState({ taken: aTakenBonus }) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SlipBonus>
export default meta

type Story = StoryObj<typeof meta>

export const Taken: Story = {}

export const ForAnotherAmount: Story = {
  args: { amount: 600, state: aBonusState({ offers: [aBonusOffer({ bonus: 60 })], taken: aTakenBonus }) },
}

export const NotTold: Story = {
  args: { amount: 600, state: aBonusState({ offers: [], taken: aTakenBonus }) },
}
