import {
  aCredit,
  aMember,
  aSetting,
  aWithdrawal,
  mockApi,
  never,
  signIn,
  unavailable,
} from '@member/api-client/testing'
import { SelectField } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { links, profileAnswers } from './profile.testing.ts'
import { ProfileScreen } from './ProfileScreen.tsx'

const answers =
  (change: object = {}) =>
  () => {
    signIn()
    mockApi({ ...profileAnswers, ...change })
  }

const meta = {
  component: ProfileScreen,
  args: { back: '/auth/dashboard', links, level: 'ทอง' },
  beforeEach: answers(),
} satisfies Meta<typeof ProfileScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const TwoLanguages: Story = { args: { language: <a href="/en/auth/profile">English</a> } }

export const BothSchemes: Story = {
  args: {
    appearance: (
      <SelectField label="สีของหน้าจอ" placeholder={null} options={[{ value: 'phone', label: 'ตามเครื่อง' }]} />
    ),
  },
}

export const WithoutAdditions: Story = { beforeEach: answers({ 'GET /api/setting': aSetting() }) }

export const LongName: Story = {
  beforeEach: answers({
    'GET /api/auth/user/detail/:uuid': aMember({
      name: 'พระเจ้าวรวงศ์เธอ พระองค์เจ้าเฉลิมพลฑิฆัมพร กรมพระยาชัยนาทนเรนทร',
    }),
  }),
}

const closing = { path: '/auth/profile?part=closing' }
const credit = 'POST /api/auth/user/getCredit/:username'

export const ClosingWithMoney: Story = {
  parameters: closing,
  beforeEach: answers({
    [credit]: aCredit({ balance: 99_999_999.99 }),
    'GET /api/auth/withdraw/withdraw-request/:uuid': [aWithdrawal({ status: 'PENDING', amount: 700 })],
  }),
}

export const ClosingWithNothingLeft: Story = {
  parameters: closing,
  beforeEach: answers({ [credit]: aCredit({ balance: 0, inGames: [] }) }),
}

export const ClosingAsked: Story = {
  parameters: closing,
  beforeEach: answers({ 'GET /api/auth/closing': { askedAt: '2026-11-20T14:05:00+07:00' } }),
}

export const ClosingByContact: Story = {
  parameters: closing,
  beforeEach: answers({ 'GET /api/setting': aSetting() }),
}

export const ClosingFailed: Story = { parameters: closing, beforeEach: answers({ [credit]: unavailable() }) }

export const DataReady: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: /ดาวน์โหลดข้อมูล/ }))
    await expect(await screen.findByText(/พร้อมแล้ว/)).toBeVisible()
  },
}

export const DataFailed: Story = {
  beforeEach: answers({ 'GET /api/auth/data': unavailable() }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: /ดาวน์โหลดข้อมูล/ }))
    await expect(await screen.findByText(/ดาวน์โหลดไม่สำเร็จ/)).toBeVisible()
  },
}

export const Loading: Story = { beforeEach: answers({ 'GET /api/auth/user/detail/:uuid': never() }) }

export const Failed: Story = { beforeEach: answers({ 'GET /api/auth/user/detail/:uuid': unavailable() }) }
