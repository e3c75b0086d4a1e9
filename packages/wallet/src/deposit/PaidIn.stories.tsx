import { aDeposit, aList, aSetting, changeMockApi, publishNews } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { DepositScreen } from './DepositScreen.tsx'

const ledger = { [call.setting]: aSetting({ features: { ledger: true } }) }

const meta = {
  component: DepositScreen,
  args: {
    slipLink: '/auth/deposit/slip',
    historyLink: '/auth/transaction/history?tab=deposits',
    contactLink: '/auth/contact',
    playLink: '/auth/games',
    entryHref: (kind, reference) => `/auth/transaction/history?kind=${kind}&entry=${reference}`,
  },
  beforeEach: mocked(ledger),
} satisfies Meta<typeof DepositScreen>
export default meta

type Story = StoryObj<typeof meta>

export const RowsOpen: Story = {}

export const WithItsReceipt: Story = {
  beforeEach: mocked({ ...ledger, [call.deposits]: aList([]) }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByLabelText('จำนวนเงินที่ฝาก')
    const deposit = aDeposit({ amount: 1250 })
    changeMockApi({ [call.deposits]: aList([deposit]) })
    publishNews({ deposit })
    await screen.findByRole('link', { name: 'ดูหลักฐานรายการ' })
  },
}

export const MoreThanABankSends: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '99999999')
    await userEvent.click(screen.getByRole('button', { name: 'แสดง QR สำหรับโอน' }))
    await screen.findByText('โอนได้ครั้งละไม่เกิน 2,000,000 บาท')
  },
}
