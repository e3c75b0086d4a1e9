import { aLevel, aMemberSummary, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { call, someLevels, mocked } from '../membership.testing.ts'
import { RankingScreen } from './RankingScreen.tsx'

const meta = {
  component: RankingScreen,
  args: { winLostLink: '/auth/winlost', back: '/auth/dashboard' },
  beforeEach: mocked(),
} satisfies Meta<typeof RankingScreen>
export default meta

type Story = StoryObj<typeof meta>

const ownIsSeen: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const row = await within(canvasElement).findByRole('list', { name: 'ระดับทั้งหมด' })
  await waitFor(async () => {
    const own = row.querySelector('[aria-current]')!.getBoundingClientRect()
    const { left, right } = row.getBoundingClientRect()
    await expect(own.left).toBeGreaterThanOrEqual(left)
    await expect(own.right).toBeLessThanOrEqual(right)
  })
}

export const Platinum: Story = { play: ownIsSeen }

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

const at = (change: Parameters<typeof aLevel>[0]) =>
  mocked({
    [call.level]: aLevel({ levels: someLevels, ...change }),
    [call.summary]: aMemberSummary({ level: change?.level ?? 3 }),
  })

export const NewMember: Story = {
  beforeEach: at({
    level: 1,
    depositTotal: 0,
    depositMonth: 0,
    nextLevel: 2,
    nextDepositLeft: 50_000,
    progressPercent: 0,
    withdrawMaxPerDay: 100_000,
    withdrawLeft: { times: 5, amount: 100_000 },
  }),
  play: ownIsSeen,
}

export const Held: Story = {
  beforeEach: at({ heldUntil: '2027-01-01T00:00:00+07:00', holdDepositLeft: 198_898.65 }),
}

const lapsing = at({ heldUntil: '2026-11-25T00:00:00+07:00', holdDepositLeft: 198_898.65 })

export const Lapsing: Story = { beforeEach: lapsing }

export const LapsingDesktop: Story = { beforeEach: lapsing, globals: { viewport: { value: 'desktop' } } }

export const Gold: Story = {
  beforeEach: at({ level: 2, nextLevel: 3, nextDepositLeft: 2_500.75, progressPercent: 99 }),
}

export const Diamond: Story = {
  beforeEach: at({
    level: 4,
    depositTotal: 99_999_999.99,
    depositMonth: 9_999_999.99,
    nextLevel: null,
    nextDepositLeft: null,
    progressPercent: 100,
    withdrawMaxPerDay: 1_000_000,
    withdrawLeft: { times: 5, amount: 1_000_000 },
  }),
}

export const Vip: Story = {
  beforeEach: at({
    level: 5,
    nextLevel: null,
    nextDepositLeft: null,
    progressPercent: 100,
    withdrawMaxPerDay: null,
    withdrawMaxPerTime: 100_000,
    withdrawLeft: { times: 5, amount: null },
  }),
}

export const WithoutLevels: Story = { beforeEach: mocked({ [call.level]: aLevel() }) }

export const Loading: Story = { beforeEach: mocked({ [call.level]: never(), [call.summary]: never() }) }

export const WithoutName: Story = { beforeEach: mocked({ [call.summary]: unavailable() }) }

export const Failed: Story = { beforeEach: mocked({ [call.level]: unavailable() }) }
