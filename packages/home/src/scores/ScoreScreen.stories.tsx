import type { Meta, StoryObj } from '@storybook/react-vite'
import { ScoreScreen } from './ScoreScreen.tsx'

const at = (address: string) => ({ brand: { scores: { live: address, standings: address } } })

const meta = {
  component: ScoreScreen,
  args: {
    title: 'ผลบอลสด',
    kind: 'live',
    other: { to: '/score', label: 'ตารางคะแนน' },
    homeLink: '/',
  },
  parameters: at('/unsupported.html'),
} satisfies Meta<typeof ScoreScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Live: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Standings: Story = {
  args: { title: 'ตารางคะแนน', kind: 'standings', other: { to: '/live-score', label: 'ผลบอลสด' } },
}

export const NoAnswer: Story = { parameters: at('https://scores.invalid/') }

export const NotOfThisBrand: Story = { globals: { brand: 'chanmuang' }, parameters: { brand: null } }
