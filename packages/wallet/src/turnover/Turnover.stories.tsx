import { aLevel } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, mocked } from '../answers.testing.ts'
import { Turnover } from './Turnover.tsx'

const turnover = { bonus: 500, asked: 2_500, played: 1_175.5, since: '2026-11-20T14:05:00.000+07:00' }

const meta = {
  component: Turnover,
  args: { playLink: '/auth/games/category?cat=hot' },
  beforeEach: mocked({ [call.level]: aLevel({ turnoverLeft: 1_324.5, bonusHeld: 640, turnover }) }),
} satisfies Meta<typeof Turnover>
export default meta

type Story = StoryObj<typeof meta>

export const PartlyPlayed: Story = {}

export const FreeAndLocked: Story = {
  beforeEach: mocked({
    [call.level]: aLevel({
      withdrawable: 4_500,
      turnoverLeft: 460,
      bonusHeld: 100,
      bonusKeptUpTo: 3_500,
      bonusLocked: 1_100,
      turnover: { ...turnover, bonus: 100, asked: 500, played: 40 },
    }),
  }),
}

export const Huge: Story = {
  beforeEach: mocked({
    [call.level]: aLevel({
      turnoverLeft: 99_999_999.75,
      bonusHeld: 12_345_678.25,
      bonusKeptUpTo: 0,
      bonusLocked: 112_345_678.25,
      turnover: { ...turnover, bonus: 20_000_000, asked: 100_000_000, played: 0.25 },
    }),
  }),
}

export const OnlyWhatIsLeft: Story = {
  beforeEach: mocked({ [call.level]: aLevel({ turnoverLeft: 2_500 }) }),
}
