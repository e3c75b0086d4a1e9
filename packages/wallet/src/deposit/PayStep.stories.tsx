import { aDepositAccount } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { mocked } from '../answers.testing.ts'
import { PayStep } from './PayStep.tsx'

const meta = {
  component: PayStep,
  args: {
    isNew: false,
    account: aDepositAccount({ promptPay: { type: 'MSISDN', target: '0812345678' } }),
    amount: 100.5,
    until: Date.now() + 600_000,
    isLimited: false,
    minDeposit: 100,
    brandName: 'แสงทอง',
    slip: null,
    onCancel: () => undefined,
  },
  beforeEach: mocked(),
} satisfies Meta<typeof PayStep>
export default meta

type Story = StoryObj<typeof meta>

/** LINE's in-app browser cannot download. */
export const SavedInLine: Story = {
  beforeEach: () => {
    const value = 'Mozilla/5.0 (Linux; Android 14) Chrome/128.0 Mobile Line/14.3.0'
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
    return () => {
      Reflect.deleteProperty(navigator, 'userAgent')
    }
  },
  play: async ({ canvasElement }) => {
    const qr = await within(canvasElement).findByRole('img', { name: /QR พร้อมเพย์/ })
    await waitFor(() => expect(qr.querySelector('svg')).toBeTruthy())
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'บันทึกรูป QR' }))
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: 'รูปที่จะบันทึก' })
    await expect(picture.src).toMatch(/^data:image\/png/)
    await waitFor(() => expect(picture.naturalWidth).toBe(720))
    await expect(screen.getByText(/กดค้างที่รูปแล้วเลือกบันทึก/)).toBeVisible()
  },
}
