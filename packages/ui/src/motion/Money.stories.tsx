import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from './Money.tsx'

const meta = { component: Money, args: { baht: 1500 } } satisfies Meta<typeof Money>
export default meta

type Story = StoryObj<typeof meta>

export const InARow: Story = {}
export const Gained: Story = { args: { tone: 'in', sign: true } }
export const Lost: Story = { args: { baht: -1500 } }
export const OnACard: Story = { args: { scale: 'l' } }
export const TheOneFigure: Story = { args: { scale: 'xl', tone: 'brand', baht: 1_284_500.75 } }
export const Nothing: Story = { args: { baht: 0 } }
