import { stored } from '@member/api-client/stored'
import { never, refusal, unavailable, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { RegisterScreen } from './RegisterScreen.tsx'
import {
  bankName,
  bornAsked,
  checkBankId,
  checkPhone,
  checkUsername,
  inviter,
  proofAsked,
  register,
  willing,
  registering,
} from './registering.testing.ts'

type Play = { canvasElement: HTMLElement }

const account = ({ canvasElement }: Play) =>
  registering(within(canvasElement)).fillAccount(userEvent, { username: 'somchai9' })

const phone = ({ canvasElement }: Play) => registering(within(canvasElement)).fillPhone(userEvent)

const bank = async (play: Play) => {
  await account(play)
  await registering(within(play.canvasElement)).fillBank(userEvent)
}

const lookUp = (outcome: RegExp) => async (play: Play) => {
  await bank(play)
  await within(play.canvasElement).findByText(outcome)
}

const press = async (play: Play) => {
  await bank(play)
  const { agree, finish, toConsents } = registering(within(play.canvasElement))
  await toConsents(userEvent)
  await agree(userEvent)
  await userEvent.click(await finish())
}

const meta = {
  component: RegisterScreen,
  args: { loginTo: '/login' },
  beforeEach: () => mockApi(willing),
} satisfies Meta<typeof RegisterScreen>
export default meta

type Story = StoryObj<typeof meta>
const server = (change: object) => () => mockApi({ ...willing, ...change })

export const Empty: Story = {}

/** A reload has restored everything except the password. */
export const DraftRestored: Story = {
  beforeEach: () => {
    mockApi(willing)
    const draft = { step: 3, phone: '0812345678', username: 'somchai9', bankName: '', bankId: '' }
    stored('sessionStorage', 'register-draft').write(JSON.stringify(draft))
  },
}

export const NothingTyped: Story = {
  play: async ({ canvasElement }) => userEvent.click(await registering(within(canvasElement)).next()),
}

export const Mistyped: Story = {
  play: async ({ canvasElement }) => {
    const { field, next } = registering(within(canvasElement))
    await userEvent.type(await field('เบอร์มือถือ'), '0212345678')
    await userEvent.type(await field(/ชื่อผู้ใช้/), 'สมชาย')
    await userEvent.click(await next())
  },
}

export const PasswordStep: Story = {
  play: async ({ canvasElement }) => {
    const { field, next } = registering(within(canvasElement))
    await userEvent.type(await field('เบอร์มือถือ'), '0812345678')
    await userEvent.click(await next())
    await field('รหัสผ่าน')
  },
}

export const PasswordsDiffer: Story = {
  play: async (play) => {
    await PasswordStep.play?.(play)
    const { field, next } = registering(within(play.canvasElement))
    await userEvent.type(await field('รหัสผ่าน'), 'a-good-pass')
    await userEvent.type(await field('ยืนยันรหัสผ่าน'), '4321')
    await userEvent.click(await next())
  },
}

export const Invited: Story = { args: { afCode: 'abc' } }

export const UnknownInviter: Story = {
  args: { afCode: 'nobody' },
  beforeEach: server({ [inviter]: refusal(404001) }),
}

const names = async ({ canvasElement }: Play) => {
  const { field, next } = registering(within(canvasElement))
  await userEvent.type(await field('เบอร์มือถือ'), '0812345678')
  await userEvent.type(await field(/ชื่อผู้ใช้/), 'somchai9')
  await userEvent.click(await next())
}

export const PhoneUsed: Story = { beforeEach: server({ [checkPhone]: { available: false } }), play: names }

export const UsernameUsed: Story = {
  beforeEach: server({ [checkUsername]: { available: false } }),
  play: names,
}

const typePhone = async ({ canvasElement }: Play) => {
  await userEvent.type(within(canvasElement).getByLabelText('เบอร์มือถือ'), '0812345678')
}

export const Checking: Story = { beforeEach: server({ [checkPhone]: never() }), play: typePhone }

export const Free: Story = { play: typePhone }

export const CheckFailed: Story = { beforeEach: server({ [checkPhone]: unavailable() }), play: typePhone }

export const BankStep: Story = { play: account }

export const OtherBanks: Story = {
  play: async (play) => {
    await account(play)
    const screen = within(play.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'ธนาคารอื่น' }))
    await userEvent.type(await screen.findByLabelText('ค้นหาธนาคาร'), 'ไทย')
  },
}

export const AccountFound: Story = { play: lookUp(/^ชื่อบัญชี/) }

export const AccountUnknown: Story = {
  beforeEach: server({ [bankName]: refusal(404001, null, { message: 'ไม่พบบัญชีนี้ที่ธนาคาร' }) }),
  play: lookUp(/^ไม่พบบัญชีนี้/),
}

export const LookingUp: Story = {
  beforeEach: server({ [bankName]: never() }),
  play: lookUp(/^กำลังตรวจสอบ/),
}

export const OddLength: Story = {
  play: async (play) => {
    await account(play)
    await registering(within(play.canvasElement)).fillBank(userEvent, '123456789012345')
  },
}

export const AccountUsed: Story = {
  beforeEach: server({ [checkBankId]: { available: false } }),
  play: lookUp(/^เลขที่บัญชีนี้ถูกใช้/),
}

export const NothingChosen: Story = {
  play: async (play) => {
    await account(play)
    await within(play.canvasElement).findByLabelText('เลขที่บัญชี')
    await userEvent.click(await registering(within(play.canvasElement)).next())
  },
}

export const NothingAgreed: Story = {
  play: async (play) => {
    await bank(play)
    const { finish, toConsents } = registering(within(play.canvasElement))
    await toConsents(userEvent)
    await userEvent.click(await finish())
  },
}

export const TermsOpen: Story = {
  play: async (play) => {
    await bank(play)
    await registering(within(play.canvasElement)).toConsents(userEvent)
    for (const words of await within(play.canvasElement).findAllByText(/^อ่าน/)) await userEvent.click(words)
  },
}

export const Pending: Story = { beforeEach: server({ [register]: never() }), play: press }

export const AnswerLost: Story = {
  beforeEach: server({ [register]: unavailable(), 'POST /api/auth/login': refusal(401010) }),
  play: press,
}

export const BankUsed: Story = { beforeEach: server({ [register]: refusal(409302) }), play: press }

export const BirthDateImpossible: Story = {
  beforeEach: server(bornAsked),
  play: async (play) => {
    await bank(play)
    const { fillBirth, finish, toConsents } = registering(within(play.canvasElement))
    await toConsents(userEvent)
    await fillBirth(userEvent, { day: '31' })
    await userEvent.click(await finish())
    await within(play.canvasElement).findByText(/^ไม่มีวันที่นี้/)
  },
}

export const BelowTheAge: Story = {
  beforeEach: server({
    ...bornAsked,
    [register]: refusal(422608, null, {
      message: 'ขอบคุณที่สนใจ เว็บไซต์นี้เปิดให้ผู้ที่มีอายุครบ 20 ปีเท่านั้น จึงยังรับสมัครไม่ได้',
    }),
  }),
  play: async (play) => {
    await bank(play)
    const { fillBirth, agree, finish, toConsents } = registering(within(play.canvasElement))
    await toConsents(userEvent)
    await fillBirth(userEvent, { year: '2555' })
    await agree(userEvent)
    await userEvent.click(await finish())
    await within(play.canvasElement).findByRole('link', { name: /1323/ })
  },
}

export const PhoneToProve: Story = { beforeEach: server(proofAsked), play: phone }

export const CodeSent: Story = {
  beforeEach: server(proofAsked),
  play: async (play) => {
    await phone(play)
    const page = within(play.canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'ส่งรหัสทาง SMS' }))
    await page.findByLabelText('รหัส 6 หลักจาก SMS')
  },
}
