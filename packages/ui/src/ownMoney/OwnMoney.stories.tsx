import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { hideAmounts } from './amountsHidden.ts'
import { Eye } from './Eye.tsx'
import { OwnMoney } from './OwnMoney.tsx'

const meta = {
  component: OwnMoney,
  args: { baht: 1_500.5, scale: 'xl', tone: 'brand' },
  decorators: (Story) => (
    <div>
      <Story />
      <Eye />
    </div>
  ),
  beforeEach: () => () => hideAmounts(false),
} satisfies Meta<typeof OwnMoney>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('button', { name: 'ซ่อนยอดเงิน' }))
    await expect(screen.getByText('ซ่อนยอดไว้')).toBeInTheDocument()
  },
}
