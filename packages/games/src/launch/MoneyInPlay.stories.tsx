import { aCredit, never, refusal, unavailable } from '@member/api-client/testing'
import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, inGame, mocked, uuid } from '../answers.testing.tsx'
import { t } from '../game/words.ts'
import { MoneyInPlay } from './MoneyInPlay.tsx'

const credit = aCredit({ balance: 0, inGames: [inGame] })

const meta = {
  component: MoneyInPlay,
  decorators: [(Story) => <Page title={t.category.title}>{Story()}</Page>],
  beforeEach: mocked({ [call.credit]: credit }),
} satisfies Meta<typeof MoneyInPlay>
export default meta

type Story = StoryObj<typeof meta>

const bring = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'นำเงินกลับ' }))
}

export const InOneGame: Story = {}

export const TransferOut: Story = {
  beforeEach: mocked({
    [call.credit]: aCredit({ balance: 0, inGames: [{ ...inGame, gameUuid: uuid(0) }] }),
  }),
}

export const TransferOutWithCredit: Story = {
  beforeEach: mocked({
    [call.credit]: aCredit({ balance: 99_999_999.99, inGames: [{ ...inGame, gameUuid: uuid(0) }] }),
  }),
}

export const InTwo: Story = {
  beforeEach: mocked({
    [call.credit]: aCredit({
      balance: 0,
      inGames: [
        inGame,
        { ...inGame, launchUuid: uuid(901), gameName: 'ตำนานแพนด้าหยกแห่งขุนเขานิรันดร์', amount: 99_999_999.99 },
      ],
    }),
  }),
}

export const Bringing: Story = {
  beforeEach: mocked({ [call.credit]: credit, [call.cashOut]: never() }),
  play: bring,
}

export const Pending: Story = {
  beforeEach: mocked({ [call.credit]: credit, [call.cashOut]: { amount: 0, status: 'PENDING', credit } }),
  play: bring,
}

export const Refused: Story = {
  beforeEach: mocked({
    [call.credit]: credit,
    [call.cashOut]: refusal(500256, null, {
      message: 'ค่ายเกมยังไม่คืนยอดเงิน ยอดของคุณแสดงอยู่ในรายการเงินในเกม กรุณาลองใหม่อีกครั้ง',
    }),
  }),
  play: bring,
}

export const NobodyKnows: Story = {
  beforeEach: mocked({ [call.credit]: credit, [call.cashOut]: unavailable() }),
  play: bring,
}
