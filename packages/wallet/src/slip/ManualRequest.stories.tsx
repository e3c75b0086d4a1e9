import { aSlipRequest, aVerifiedSlip, never, refusal, unavailable } from '@member/api-client/testing'
import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { t } from './words.ts'
import { ManualRequest } from './ManualRequest.tsx'

const slip = aVerifiedSlip({ next: 'MANUAL' })

const meta = {
  component: ManualRequest,
  args: { refusal: { why: 'manual', message: t.needsManual, uuid: slip.uuid, slip } },
  decorators: [(Story) => <Page title={t.title}>{Story()}</Page>],
  beforeEach: mocked({ [call.request]: aSlipRequest() }),
} satisfies Meta<typeof ManualRequest>
export default meta

type Story = StoryObj<typeof meta>

const send = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'ส่งคำขอ' }))

const answered = (answer: unknown): Story => ({
  beforeEach: mocked({ [call.request]: answer, [call.requests]: unavailable() }),
  play: send,
})

export const FilledFromTheSlip: Story = {}

/** The bank's answer has no data, so the member fills in every field. */
export const Blank: Story = {
  args: { refusal: { why: 'notFound', message: t.wait, uuid: slip.uuid } },
}

export const NothingTyped: Story = { ...Blank, play: send }

export const WithoutProof: Story = { args: { refusal: { why: 'other', message: t.wait } } }

export const Sending = answered(never())

export const FieldsRefused = answered(refusal(400001, { fields: { note: 'ข้อความยาวเกินไป' } }))

export const Refused = answered(refusal(409001, null, { message: 'คุณส่งคำขอของสลิปนี้ไว้แล้ว' }))

export const Uncertain = answered(unavailable())
