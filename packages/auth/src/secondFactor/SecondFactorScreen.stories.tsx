import { aSetting, mockApi, never, refusal, signIn, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { factorAnswers, on } from './secondFactor.testing.ts'
import { SecondFactorScreen } from './SecondFactorScreen.tsx'

const factor = 'GET /api/auth/factor'
const prove = 'POST /api/auth/factor/prove'

const answers =
  (change: object = {}) =>
  () => {
    signIn()
    mockApi({ ...factorAnswers, ...change })
  }

const meta = {
  component: SecondFactorScreen,
  args: { back: '/auth/profile', contactLink: '/auth/contact' },
  beforeEach: answers(),
} satisfies Meta<typeof SecondFactorScreen>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press =
  (name: string): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name }))

const start = press('เริ่มตั้งค่า')
const give: Play = async (context) => {
  await start(context)
  await userEvent.type(await within(context.canvasElement).findByLabelText('รหัส 6 หลักจากแอป'), '042195')
  await press('เปิดการยืนยันสองขั้นตอน')(context)
}

export const Off: Story = {}

export const Starting: Story = {
  beforeEach: answers({ 'POST /api/auth/factor/start': never() }),
  play: start,
}

export const NotStarted: Story = {
  beforeEach: answers({ 'POST /api/auth/factor/start': unavailable() }),
  play: start,
}

export const SettingUp: Story = { play: start }

export const CodeMissing: Story = {
  play: async (context) => {
    await start(context)
    await press('เปิดการยืนยันสองขั้นตอน')(context)
  },
}

export const CodeWrong: Story = {
  beforeEach: answers({ [prove]: refusal(422004, { fields: { code: 'รหัสไม่ถูกต้อง หรือใช้ไปแล้ว' } }) }),
  play: give,
}

export const TooManyCodes: Story = {
  beforeEach: answers({ [prove]: refusal(429001, null, { retryAfter: 600 }) }),
  play: give,
}

export const RecoveryCodesShown: Story = { play: give }

export const On: Story = { beforeEach: answers({ [factor]: on }) }

export const OnAboveAnAmount: Story = {
  beforeEach: answers({ [factor]: { ...on, askedAbove: 5_000, recoveryLeft: 2 } }),
}

export const AmountMissing: Story = {
  beforeEach: answers({ [factor]: on }),
  play: async (context) => {
    await userEvent.click(await within(context.canvasElement).findByRole('checkbox'))
    await press('บันทึก')(context)
  },
}

export const Loading: Story = { beforeEach: answers({ [factor]: never() }) }

export const Failed: Story = { beforeEach: answers({ [factor]: unavailable() }) }

export const Empty: Story = { beforeEach: answers({ 'GET /api/setting': aSetting() }) }
