import { aDeposit, aList, changeMockApi, publishNews } from '@member/api-client/testing'
import { Button, FormMessage } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { answers, call, mocked } from '../answers.testing.ts'
import { DepositSheet } from './DepositSheet.tsx'

const meta = {
  component: DepositSheet,
  args: {
    contactLink: '/auth/contact',
    limitsLink: '/auth/settings/play-safe',
    brandName: 'แสงทอง',
    notice: (
      <FormMessage tone="info">
        <strong>เงิน 300.00 บาท ยังอยู่ในเกม เสือทอง</strong>
      </FormMessage>
    ),
    next: (
      <>
        <Button variant="primary" wide icon="play">
          เปิดเกมใหม่พร้อมเครดิตใหม่
        </Button>
        <Button wide>เล่นต่อด้วยเงินในเกม</Button>
      </>
    ),
    onClose: () => undefined,
  },
  beforeEach: mocked(),
} satisfies Meta<typeof DepositSheet>
export default meta

type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Slip: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'โอนแล้วยอดไม่เข้า? แนบสลิป' }))
    await expect(await screen.findByRole('dialog', { name: 'แนบสลิป' })).toBeVisible()
  },
}

const pending = aDeposit({ status: 'CHECKING', amount: 1250 })

export const Landed: Story = {
  beforeEach: mocked({ [call.deposits]: aList([pending], { limit: 10 }) }),
  play: async () => {
    await screen.findByText('กำลังตรวจสอบยอดฝาก')
    const deposit = { ...pending, status: 'SUCCESS' } as const
    changeMockApi({
      [call.credit]: { ...answers[call.credit], balance: 1250 },
      [call.deposits]: aList([deposit], { limit: 10 }),
    })
    publishNews({ deposit })
    await expect(await screen.findByText(/ฝากเงินสำเร็จ/)).toBeVisible()
  },
}
