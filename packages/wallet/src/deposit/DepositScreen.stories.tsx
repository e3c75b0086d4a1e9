import {
  aBonusOffer,
  aBonusState,
  aCredit,
  aDeposit,
  aDepositAccount,
  aList,
  aMember,
  aSetting,
  aTakenBonus,
  never,
  refusal,
  changeMockApi,
  publishNews,
  unavailable,
} from '@member/api-client/testing'
import type { DepositAccountsAnswer } from '@member/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, call, mocked, someDeposits, lockedByLimit } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

const meta = {
  component: DepositScreen,
  args: {
    slipLink: '/auth/deposit/slip',
    historyLink: '/auth/transaction/history?tab=deposits',
    contactLink: '/auth/contact',
    playLink: '/auth/games',
    withdrawLink: '/auth/withdraw',
    limitsLink: '/auth/settings/limits',
    back: '/auth/dashboard',
  },
  beforeEach: mocked(),
} satisfies Meta<typeof DepositScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

const choice = {
  [call.setting]: aSetting({ features: { bonusChoice: true, bonusGivenUp: true } }),
  [call.bonus]: aBonusState(),
  [call.takeBonus]: aBonusState({ taken: aTakenBonus }),
  [call.leaveBonus]: aBonusState(),
}

export const PromotionsAhead: Story = {
  beforeEach: mocked({
    ...choice,
    [call.bonus]: aBonusState({ offers: [aBonusOffer({ bonus: null, turnover: null })] }),
  }),
}

export const PromotionsHad: Story = {
  beforeEach: mocked({
    ...choice,
    [call.bonus]: aBonusState({
      offers: [],
      had: [
        { id: '1', percent: 10, every: 'DAY' },
        { id: '2', percent: 20, every: 'WEEK' },
      ],
    }),
  }),
}

const pay =
  (amount: string, name?: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const screen = within(canvasElement)
    const field = await screen.findByLabelText('จำนวนเงินที่ฝาก')
    await userEvent.clear(field)
    await userEvent.type(field, amount)
    if (name) await userEvent.click(await screen.findByRole('radio', { name }))
    await userEvent.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
  }

export const Paying: Story = { play: pay('1,250.50') }

const feed = (bankFeed?: DepositAccountsAnswer['bankFeed']) => ({
  [call.accounts]: { ...answers[call.accounts], bankFeed },
})

export const PromisedATime: Story = {
  beforeEach: mocked(feed({ state: 'running', minutes: 2 })),
  play: pay('500'),
}

export const NotSeenYet: Story = {
  beforeEach: mocked(feed({ state: 'running', minutes: 0 })),
  play: pay('500'),
}

export const FeedIsLate: Story = { beforeEach: mocked(feed({ state: 'late' })), play: pay('500') }

export const BankIsDown: Story = { beforeEach: mocked(feed({ state: 'down' })) }

export const PayingWhileBankIsDown: Story = {
  beforeEach: mocked(feed({ state: 'down' })),
  play: pay('500'),
}

export const NoFeed: Story = { beforeEach: mocked(feed({ state: 'off' })), play: pay('500') }

const limited = {
  [call.accounts]: {
    ...answers[call.accounts],
    limit: { period: 'DAY' as const, amount: 1000, left: 400, endsAt: '2026-11-21T00:00:00+07:00' },
  },
}

export const Limited: Story = { beforeEach: mocked(limited) }

export const AboveTheLimit: Story = { beforeEach: mocked(limited), play: pay('5,000') }

export const OnABreak: Story = { beforeEach: mocked({ [call.accounts]: refusal(422605) }) }

export const LimitReached: Story = { beforeEach: mocked({ [call.accounts]: refusal(422601) }) }

export const LimitReachedWithLockedMoney: Story = {
  beforeEach: mocked({ [call.accounts]: refusal(422601), [call.credit]: aCredit({ kept: lockedByLimit }) }),
}

export const TooLittle: Story = { play: pay('50') }

export const Choosing: Story = {
  beforeEach: mocked(choice),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const field = await screen.findByLabelText('จำนวนเงินที่ฝาก')
    await userEvent.clear(field)
    await userEvent.type(field, '500')
    await expect(await screen.findByRole('radio', { name: /ไม่รับโบนัส/ })).toBeChecked()
  },
}

export const PayingWithBonus: Story = { beforeEach: mocked(choice), play: pay('500', /รับโบนัส 50/) }

export const WithoutPromptPay: Story = {
  beforeEach: mocked({
    [call.accounts]: { accounts: [aDepositAccount({ promptPay: null })], minDeposit: 100 },
  }),
}

export const Empty: Story = { beforeEach: mocked({ [call.deposits]: aList([]) }) }

export const Loading: Story = {
  beforeEach: mocked({ [call.accounts]: never(), [call.deposits]: never(), [call.member]: never() }),
}

export const Failed: Story = {
  beforeEach: mocked({ [call.accounts]: unavailable(), [call.deposits]: unavailable() }),
}

export const OwnAccountUnknown: Story = { beforeEach: mocked({ [call.member]: unavailable() }) }

export const NoneOpen: Story = { beforeEach: mocked({ [call.accounts]: refusal(422301) }) }

const pending = aDeposit({ status: 'CHECKING', amount: 1250 })

export const Pending: Story = {
  beforeEach: mocked({ [call.deposits]: aList([pending, ...someDeposits(3)], { limit: 10 }) }),
}

const settled = (end: Parameters<typeof aDeposit>[0], news: RegExp): Story => ({
  beforeEach: mocked({ [call.deposits]: aList([pending], { limit: 10 }) }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByText('กำลังตรวจสอบยอดฝาก')
    const deposit = { ...pending, ...end }
    changeMockApi({
      [call.credit]: { ...answers[call.credit], balance: 2750.5 },
      [call.deposits]: aList([deposit], { limit: 10 }),
    })
    publishNews({ deposit })
    await expect(await screen.findByText(news)).toBeVisible()
  },
})

export const Landed = settled({ status: 'SUCCESS' }, /ฝากเงินสำเร็จ/)

export const LandedInPart = settled(
  { status: 'SUCCESS', amount: 1250, isBeyondLimit: true, kept: 850, credited: 400 },
  /เข้าเครดิต 400/,
)

export const LandedOnABreak = settled(
  { status: 'SUCCESS', amount: 1250, isBeyondLimit: true, kept: 1250, credited: 0 },
  /พักไว้ 1,250/,
)

export const Rejected = settled({ status: 'REJECTED', remark: 'ยอดโอนไม่ตรงกับสลิป' }, /ไม่ได้รับอนุมัติ/)

export const Full: Story = {
  beforeEach: mocked({
    [call.member]: aMember({
      user_bank: {
        ...aMember().user_bank,
        bankName: 'BAAC',
        accountName: 'นางสาว ประภาพรรณทิพย์วรรณา สุวรรณเกษตรพัฒนานุรักษ์ไพศาล ณ อยุธยา',
      },
    }),
    [call.accounts]: {
      minDeposit: 100,
      accounts: [
        aDepositAccount({ accountName: 'บริษัท แสงทองคำเอ็นเตอร์เทนเมนต์แอนด์เซอร์วิสเซส (ประเทศไทย) จำกัด' }),
        aDepositAccount({ bankName: 'SME', bankId: '123456789012345', promptPay: null }),
      ],
    },
    [call.deposits]: aList(
      someDeposits(10).map((deposit) => Object.assign(deposit, { amount: 99_999_999.99, bonus: 1_000_000 })),
      { total: 4312, limit: 10 },
    ),
  }),
}
