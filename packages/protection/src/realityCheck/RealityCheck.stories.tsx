import { aRealityCheck, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { mocked } from '../answers.testing.ts'
import { RealityCheck } from './RealityCheck.tsx'

const check = 'GET /api/auth/protection/reality-check'
const answer = 'POST /api/auth/protection/reality-check/answer'

const meta = {
  component: RealityCheck,
  args: {
    safeLink: '/auth/settings/play-safe',
    onHistory: () => {},
    cashOut: () => Promise.resolve(true),
    logout: () => Promise.resolve(),
  },
  beforeEach: mocked({ [check]: aRealityCheck(), [answer]: aRealityCheck({ minutes: null }) }),
} satisfies Meta<typeof RealityCheck>
export default meta

type Story = StoryObj<typeof meta>

const press = (name: string) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }))
}

export const Lost: Story = {}

export const WonOnADesktop: Story = {
  beforeEach: mocked({ [check]: aRealityCheck({ net: 12_345_678.5, playedMinutes: 0 }) }),
  globals: { viewport: { value: 'desktop' } },
}

export const AnswerDidNotArrive: Story = {
  beforeEach: mocked({ [check]: aRealityCheck({ net: 0 }), [answer]: unavailable() }),
  play: press('เล่นต่อ'),
}

export const Bringing: Story = {
  args: { cashOut: () => new Promise(() => {}) },
  play: press('หยุดเล่น'),
}

export const Stopped: Story = { play: press('หยุดเล่น') }

export const StoppedMoneyStillOut: Story = {
  args: { cashOut: () => Promise.resolve(false) },
  play: press('หยุดเล่น'),
}
