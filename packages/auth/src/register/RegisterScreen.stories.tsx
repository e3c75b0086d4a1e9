import { never, refusal, unavailable, wire } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen.tsx'
import { bankName, checkPhone, inviter, register, willing, registering } from './registering.testing.ts'

type Play = { canvasElement: HTMLElement }

const account = ({ canvasElement }: Play) =>
  registering(within(canvasElement)).fillAccount(userEvent, { username: 'somchai9' })

const bank = async (play: Play) => {
  await account(play)
  await registering(within(play.canvasElement)).fillBank(userEvent)
}

const press = async (play: Play) => {
  await bank(play)
  const { agree, finish } = registering(within(play.canvasElement))
  await agree(userEvent)
  await userEvent.click(await finish())
}

const meta = {
  component: RegisterScreen,
  args: { loginTo: '/login' },
  beforeEach: () => wire(willing),
} satisfies Meta<typeof RegisterScreen>
export default meta

type Story = StoryObj<typeof meta>
const server = (change: object) => () => wire({ ...willing, ...change })

export const Empty: Story = {}

export const Invited: Story = { args: { afCode: 'abc' } }

export const UnknownInviter: Story = {
  args: { afCode: 'nobody' },
  beforeEach: server({ [inviter]: refusal(404001) }),
}

export const PhoneUsed: Story = { beforeEach: server({ [checkPhone]: { available: false } }), play: account }

export const CheckFailed: Story = {
  beforeEach: server({ [checkPhone]: unavailable() }),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('เบอร์มือถือ'), '0812345678')
  },
}

export const BankStep: Story = { play: account }

export const AccountFound: Story = { play: bank }

export const AccountUnknown: Story = {
  beforeEach: server({ [bankName]: refusal(404001, null, { message: 'ไม่พบบัญชีนี้ที่ธนาคาร' }) }),
  play: bank,
}

export const LookingUp: Story = { beforeEach: server({ [bankName]: never() }), play: bank }

export const NothingAgreed: Story = {
  play: async (play) => {
    await bank(play)
    await userEvent.click(await registering(within(play.canvasElement)).finish())
  },
}

export const UnderWay: Story = { beforeEach: server({ [register]: never() }), play: press }

export const AnswerLost: Story = {
  beforeEach: server({ [register]: unavailable(), 'POST /api/auth/login': refusal(401010) }),
  play: press,
}

export const BankUsed: Story = { beforeEach: server({ [register]: refusal(409302) }), play: press }
