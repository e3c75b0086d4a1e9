import { aCredit, never, changeMockApi, unavailable } from '@member/api-client/testing'
import { hideAmounts } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { CreditBadge } from './CreditBadge.tsx'

const meta = {
  component: CreditBadge,
  beforeEach: () => {
    mocked()()
    return () => hideAmounts(false)
  },
} satisfies Meta<typeof CreditBadge>
export default meta

type Story = StoryObj<typeof meta>

export const InCard: Story = {}

export const InBar: Story = { args: { look: 'bar' } }

export const InLine: Story = { args: { look: 'line' } }

export const HugeCredit: Story = {
  beforeEach: mocked({ [call.credit]: aCredit({ balance: 99_999_999.99 }) }),
}

export const Loading: Story = { beforeEach: mocked({ [call.credit]: never() }) }

export const LoadingInBar: Story = { ...Loading, args: { look: 'bar' } }

export const LoadingInLine: Story = { ...Loading, args: { look: 'line' } }

export const Failed: Story = { beforeEach: mocked({ [call.credit]: unavailable() }) }

export const FailedInBar: Story = { ...Failed, args: { look: 'bar' } }

export const FailedInLine: Story = { ...Failed, args: { look: 'line' } }

const refreshed = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await screen.findAllByText(/1,500\.50/)
  changeMockApi({ [call.credit]: unavailable() })
  await userEvent.click(screen.getByRole('button', { name: 'อัปเดตยอดเครดิต' }))
  await screen.findAllByText(/อาจยังไม่เป็นปัจจุบัน/)
}

export const Old: Story = { play: refreshed }

export const OldInBar: Story = { args: { look: 'bar' }, play: refreshed }

export const OldInLine: Story = { args: { look: 'line' }, play: refreshed }

const hidden = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await screen.findAllByText(/1,500\.50/)
  await userEvent.click(screen.getByRole('button', { name: 'ซ่อนยอดเงิน' }))
  await screen.findByText('ซ่อนยอดไว้')
}

export const Hidden: Story = { play: hidden }

export const HiddenInLine: Story = { args: { look: 'line' }, play: hidden }
