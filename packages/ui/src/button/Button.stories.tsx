import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta = { component: Button, args: { children: 'ถอนเงิน' } } satisfies Meta<typeof Button>
export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = {}
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Danger: Story = { args: { variant: 'danger', icon: 'logout', children: 'ออกจากระบบ' } }
export const WithIcon: Story = { args: { variant: 'primary', icon: 'deposit', children: 'ฝากเงิน' } }
export const UnderWay: Story = { args: { variant: 'primary', busy: true } }
export const Closed: Story = { args: { variant: 'primary', disabled: true } }
export const Wide: Story = { args: { variant: 'primary', wide: true } }
export const Small: Story = { args: { small: true } }
