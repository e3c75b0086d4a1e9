import { Button, Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LandingScreen } from './LandingScreen.tsx'

const meta = {
  component: LandingScreen,
  args: {
    login: <Button wide>เข้าสู่ระบบ</Button>,
    children: null,
    games: <Card>คาสิโนสด</Card>,
    registerLink: '/register',
    loginLink: '/login',
  },
} satisfies Meta<typeof LandingScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Phone: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const OwnPicture: Story = {
  parameters: { brand: { pictures: { 'home.top.background': { src: '/files/hero.svg' } } } },
}
