import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
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

const isHigh =
  (height: number): NonNullable<Story['play']> =>
  ({ canvasElement }) =>
    waitFor(() => expect(canvasElement.querySelector('iframe')?.clientHeight).toBe(height))

export const Live: Story = { play: isHigh(2500) }

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Standings: Story = {
  args: { title: 'ตารางคะแนน', kind: 'standings', other: { to: '/live-score', label: 'ผลบอลสด' } },
  play: isHigh(520),
}

export const NoAnswer: Story = { parameters: at('https://scores.invalid/') }

export const NotOfThisBrand: Story = { globals: { brand: 'chanmuang' }, parameters: { brand: null } }
