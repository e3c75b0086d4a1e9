import { never, refusal, signIn, unavailable, wire } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx'

const call = 'POST /api/auth/user/change-password/:uuid'

const change = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  const screen = within(canvasElement)
  await userEvent.type(screen.getByLabelText('รหัสผ่านปัจจุบัน'), 'demo-pass-1234')
  await userEvent.type(screen.getByLabelText('รหัสผ่านใหม่'), 'a-longer-pass-1234')
  await userEvent.type(screen.getByLabelText('ยืนยันรหัสผ่านใหม่'), 'a-longer-pass-1234')
  await userEvent.click(screen.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }))
}

const meta = {
  component: ChangePasswordScreen,
  args: { back: '/auth/dashboard' },
  beforeEach: () => {
    signIn()
    wire({ [call]: { token: 'new-token' } })
  },
} satisfies Meta<typeof ChangePasswordScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Changed: Story = { play: change }

export const UnderWay: Story = { beforeEach: () => wire({ [call]: never() }), play: change }

export const OldOneWrong: Story = { beforeEach: () => wire({ [call]: refusal(422002) }), play: change }

export const AnswerLost: Story = { beforeEach: () => wire({ [call]: unavailable() }), play: change }
