import { aCredit } from '@member/api-client/testing'
import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { call, inGame, mocked } from '../answers.testing.tsx'
import { t } from '../game/words.ts'
import { MoneyOut } from './MoneyOut.tsx'

const meta = {
  component: MoneyOut,
  decorators: [(Story) => <Page title={t.category.title}>{Story()}</Page>],
} satisfies Meta<typeof MoneyOut>
export default meta

type Story = StoryObj<typeof meta>

export const Out: Story = {
  beforeEach: mocked({ [call.credit]: aCredit({ balance: 0, inGames: [inGame] }) }),
}

export const AllTransferredOut: Story = { beforeEach: mocked({ [call.credit]: aCredit() }) }
