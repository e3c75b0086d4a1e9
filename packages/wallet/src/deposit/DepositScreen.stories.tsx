import {
  aDeposit,
  aDepositAccount,
  aList,
  aMember,
  never,
  refusal,
  rewire,
  unavailable,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { answers, call, someDeposits } from '../answers.testing.ts'
import { wired } from '../wired.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

const meta = {
  component: DepositScreen,
  args: { slipLink: '/auth/deposit/slip', contactLink: '/auth/contact', back: '/auth/dashboard' },
  beforeEach: wired(),
} satisfies Meta<typeof DepositScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const PromptPayOpen: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'แสดง QR พร้อมเพย์' }))
    await userEvent.type(await screen.findByLabelText(/ใส่ยอดลงใน QR/), '1,250.50')
  },
}

export const Empty: Story = { beforeEach: wired({ [call.deposits]: aList([]) }) }

export const Loading: Story = {
  beforeEach: wired({ [call.accounts]: never(), [call.deposits]: never(), [call.member]: never() }),
}

export const Failed: Story = {
  beforeEach: wired({ [call.accounts]: unavailable(), [call.deposits]: unavailable() }),
}

export const NoneOpen: Story = { beforeEach: wired({ [call.accounts]: refusal(422301) }) }

const onItsWay = aDeposit({ status: 'CHECKING', amount: 1250 })

export const UnderWay: Story = {
  beforeEach: wired({ [call.deposits]: aList([onItsWay, ...someDeposits(3)], { limit: 10 }) }),
}

export const Landed: Story = {
  beforeEach: wired({ [call.deposits]: aList([onItsWay], { limit: 10 }) }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByText('กำลังตรวจสอบยอดฝาก')
    rewire({
      [call.credit]: { ...answers[call.credit], balance: 2750.5 },
      [call.deposits]: aList([{ ...onItsWay, status: 'SUCCESS' }], { limit: 10 }),
    })
    await expect(await screen.findByText(/ฝากเงินสำเร็จ/, {}, { timeout: 8000 })).toBeVisible()
  },
}

export const Full: Story = {
  beforeEach: wired({
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
