import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from './LinkButton.tsx'

const meta = { component: LinkButton } satisfies Meta<typeof LinkButton>
export default meta

type Story = StoryObj<typeof meta>

export const Inside: Story = { args: { to: '/register', variant: 'primary', children: 'สมัครสมาชิก' } }
export const Small: Story = { args: { to: '/register', small: true, variant: 'quiet', children: 'ดูทั้งหมด' } }
export const Wide: Story = { args: { to: '/register', wide: true, icon: 'receipt', children: 'แนบสลิป' } }
export const Outside: Story = {
  args: { href: 'https://line.me', icon: 'external', target: '_blank', children: 'เปิดในไลน์' },
}
