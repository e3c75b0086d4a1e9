import { aMember, aSetting, mockApi, never, signIn, unavailable } from '@member/api-client/testing'
import { SelectField } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
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

export const Loading: Story = { beforeEach: answers({ 'GET /api/auth/user/detail/:uuid': never() }) }

export const Failed: Story = { beforeEach: answers({ 'GET /api/auth/user/detail/:uuid': unavailable() }) }
