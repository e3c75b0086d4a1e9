import { Button, Card } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { LandingScreen } from './LandingScreen.tsx'
import { LandingSections } from './LandingSections.tsx'

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

type Links = ComponentProps<typeof LandingSections>['links']

const below = (links: Links) => () => (
  <LandingSections
    marquee={null}
    links={links}
    news={null}
    payments={<Card>w•••4</Card>}
    registerLink="/register"
  />
)

const links: Links = [
  { to: '/promotion', label: 'โปรโมชั่น', icon: 'percent' },
  { to: '/live-score', label: 'ผลบอลสด', icon: 'football' },
]

export const BelowIt: Story = { render: below(links) }

export const BelowItOnDesktop: Story = {
  render: below(links),
  globals: { viewport: { value: 'desktop' } },
}

export const BelowItWithoutMorePages: Story = { render: below([]) }
