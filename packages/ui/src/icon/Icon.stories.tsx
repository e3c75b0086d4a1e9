import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from './Icon.tsx'

const meta = { component: Icon, args: { name: 'wallet' } } satisfies Meta<typeof Icon>
export default meta

type Story = StoryObj<typeof meta>

export const Decoration: Story = {}
export const Small: Story = { args: { size: 16 } }
export const Named: Story = { args: { title: 'กระเป๋าเงิน', size: 48 } }
