import type { Meta, StoryObj } from '@storybook/react-vite'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  component: BottomBar,
  parameters: { path: '/auth/deposit' },
  args: {
    label: 'เมนูหลัก',
    items: [
      { to: '/auth/dashboard', label: 'หน้าแรก', icon: 'home' },
      { to: '/auth/deposit', label: 'ฝากเงิน', icon: 'deposit' },
      { to: '/auth/games/category', label: 'เกมทั้งหมด', icon: 'games', centre: true },
      { to: '/auth/withdraw', label: 'ถอนเงิน', icon: 'withdraw' },
      { to: '/auth/contact', label: 'ติดต่อเรา', icon: 'contact' },
    ],
  },
} satisfies Meta<typeof BottomBar>
export default meta

export const OnDeposit: StoryObj<typeof meta> = {}
