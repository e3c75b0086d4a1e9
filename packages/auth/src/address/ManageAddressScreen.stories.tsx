import { aMember, anAddress, never, refusal, signIn, unavailable, mockApi } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { ManageAddressScreen } from './ManageAddressScreen.tsx'

const read = 'GET /api/auth/address/mine'
const save = 'PATCH /api/auth/address'
const detail = 'GET /api/auth/user/detail/:uuid'

const keep = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'บันทึกที่อยู่' }))

const meta = {
  component: ManageAddressScreen,
  args: { back: '/auth/dashboard' },
  beforeEach: () => {
    signIn()
    mockApi({ [read]: anAddress(), [save]: anAddress() })
  },
} satisfies Meta<typeof ManageAddressScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Empty: Story = { beforeEach: () => mockApi({ [read]: null, [detail]: aMember() }) }

export const Loading: Story = { beforeEach: () => mockApi({ [read]: never() }) }

export const Failed: Story = { beforeEach: () => mockApi({ [read]: unavailable() }) }

export const Sending: Story = {
  beforeEach: () => mockApi({ [read]: anAddress(), [save]: never() }),
  play: keep,
}

export const Saved: Story = { play: keep }

export const NothingTyped: Story = {
  beforeEach: () => mockApi({ [read]: null, [detail]: aMember() }),
  play: keep,
}

export const NoLine: Story = {
  beforeEach: () => mockApi({ [read]: anAddress(), [save]: unavailable() }),
  play: keep,
}

export const TooOften: Story = {
  beforeEach: () => mockApi({ [read]: anAddress(), [save]: refusal(429001, null, { retryAfter: 45 }) }),
  play: keep,
}

export const Refused: Story = {
  beforeEach: () =>
    mockApi({
      [read]: anAddress({ name: 'นางสาวสุดารัตน์ วงศ์เจริญรุ่งเรืองพัฒนกิจไพศาล' }),
      [save]: refusal(400001, { fields: { zipcode: 'ไม่พบรหัสไปรษณีย์นี้' } }),
    }),
  play: keep,
}
