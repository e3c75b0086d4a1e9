import {
  aCredit,
  aLevel,
  aLimit,
  aLimits,
  aRealityCheck,
  aSetting,
  never,
  refusal,
  unavailable,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen as page, userEvent } from 'storybook/test'
import { ADepositSheet, call, inGame, mocked, opened, theGame } from '../answers.testing.tsx'
import { GameShell } from './GameShell.tsx'

const meta = {
  component: GameShell,
  args: {
    launch: { phase: 'framed', game: theGame(1), opened: { ...opened, url: '/iframe-that-is-not-there' } },
    depositSheet: ADepositSheet,
    limitsLink: '/limits',
    breakLink: '/break',
  },
  beforeEach: mocked({ [call.credit]: opened.credit }),
} satisfies Meta<typeof GameShell>
export default meta

type Story = StoryObj<typeof meta>

const leave = async () => {
  await userEvent.click(await page.findByRole('button', { name: 'ออกจากเกม' }))
}

export const LimitReached: Story = {
  beforeEach: mocked({
    [call.credit]: opened.credit,
    'GET /api/setting': aSetting({ features: { limits: true } }),
    'GET /api/auth/protection/limits': aLimits([aLimit({ kind: 'LOSS', amount: 500, used: 500, left: 0 })]),
  }),
  // After the setting, the limits and a part that is loaded late.
  play: async () => {
    await page.findByRole('heading', { name: 'ครบวงเงินเสียแล้ว' })
  },
}

export const Playing: Story = {}

const counted = {
  [call.setting]: aSetting({ features: { realityCheck: true } }),
  'GET /api/auth/protection/reality-check': aRealityCheck(),
}

export const PlayingCounted: Story = { beforeEach: mocked({ [call.credit]: opened.credit, ...counted }) }

const cameTo = (result: number, amount: number) =>
  mocked({
    ...counted,
    [call.credit]: aCredit({
      balance: 0,
      inGames: [{ ...inGame, amount }],
      lastGame: { launchUuid: opened.launchUuid, gameName: 'มังกรเพลิง', result },
    }),
  })

export const Losing: Story = { beforeEach: cameTo(-50, 250) }

export const Winning: Story = { beforeEach: cameTo(1_250.5, 1_550.5) }

export const WithBonus: Story = {
  beforeEach: mocked({
    ...counted,
    [call.credit]: opened.credit,
    'GET /api/auth/user/level/:uuid': aLevel({
      turnover: { bonus: 1_000, asked: 5_000, played: 1_200, since: '2026-11-20T09:00:00+07:00' },
    }),
  }),
}

export const LongNameHugeMoney: Story = {
  args: {
    launch: {
      ...meta.args.launch,
      game: theGame(1, { name: 'ตำนานแพนด้าหยกแห่งขุนเขานิรันดร์' }),
    },
  },
  beforeEach: mocked({
    ...counted,
    [call.credit]: aCredit({
      balance: 0,
      inGames: [{ ...inGame, amount: 99_999_999.99 }],
      lastGame: { launchUuid: opened.launchUuid, gameName: 'มังกรเพลิง', result: -99_999_999.99 },
    }),
  }),
}

export const PayingInOverIt: Story = {
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'ฝากเงิน' }))
    const sheet = await page.findByRole('dialog', { name: 'ฝากเงิน' })
    await expect(sheet).toHaveTextContent(/เงิน 300\.00\sบาท ยังอยู่ในเกม มังกรเพลิง/)
  },
}

const failing = () => {
  throw new Error('It did not come.')
}

export const PayingInDidNotCome: Story = {
  args: { depositSheet: failing },
  play: async () => {
    await userEvent.click(await page.findByRole('button', { name: 'ฝากเงิน' }))
    await expect(await page.findByRole('button', { name: 'เล่นต่อด้วยเงินในเกม' })).toBeVisible()
  },
}

export const Leaving: Story = {
  beforeEach: mocked({ [call.credit]: opened.credit, [call.cashOut]: never() }),
  play: leave,
}

export const NotGivenBack: Story = {
  beforeEach: mocked({
    [call.credit]: opened.credit,
    [call.cashOut]: refusal(500256, null, {
      message: 'ค่ายเกมยังไม่คืนยอดเงิน ยอดของคุณแสดงอยู่ในรายการเงินในเกม กรุณาลองใหม่อีกครั้ง',
    }),
  }),
  play: leave,
}

export const NobodyKnows: Story = {
  beforeEach: mocked({ [call.credit]: opened.credit, [call.cashOut]: unavailable() }),
  play: leave,
}
