import { aCredit, aRealityCheck, aSetting, never, refusal, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent } from 'storybook/test'
import { call, inGame, opened, theGame } from '../answers.testing.ts'
import { mocked } from '../mocked.testing.ts'
import { GameShell } from './GameShell.tsx'

const meta = {
  component: GameShell,
  args: {
    launch: { phase: 'framed', game: theGame(1), opened: { ...opened, url: '/iframe-that-is-not-there' } },
    depositLink: '/auth/deposit',
  },
  beforeEach: mocked({ [call.credit]: opened.credit }),
} satisfies Meta<typeof GameShell>
export default meta

type Story = StoryObj<typeof meta>

const leave = async () => {
  await userEvent.click(await page.findByRole('button', { name: 'ออกจากเกม' }))
}

/** A server that does not count the session. */
export const Playing: Story = {}

const counted = {
  [call.setting]: aSetting({ features: { realityCheck: true } }),
  'GET /api/auth/protection/reality-check': aRealityCheck(),
}

export const PlayingCounted: Story = { beforeEach: mocked({ [call.credit]: opened.credit, ...counted }) }

export const LongNameHugeMoney: Story = {
  args: {
    launch: {
      ...meta.args.launch,
      game: theGame(1, { name: 'ตำนานแพนด้าหยกแห่งขุนเขานิรันดร์' }),
    },
  },
  beforeEach: mocked({
    ...counted,
    [call.credit]: aCredit({ balance: 0, inGames: [{ ...inGame, amount: 99_999_999.99 }] }),
  }),
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
