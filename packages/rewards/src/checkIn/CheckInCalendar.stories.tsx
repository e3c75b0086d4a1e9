import { aCheckIn, aCredit, never, refusal, changeMockApi, unavailable } from '@member/api-client/testing'
import { Page } from '@member/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent, within } from 'storybook/test'
import { call, mocked, month, monthDone } from '../answers.testing.ts'
import { CheckInCalendar } from './CheckInCalendar.tsx'
import { t } from './words.ts'

const done = { gameLog: monthDone.gameLog, credit: aCredit({ point: 130 }) }

const meta = {
  component: CheckInCalendar,
  args: { rewardLink: '/auth/reward' },
  decorators: [(Story) => <Page title={t.title}>{Story()}</Page>],
  beforeEach: mocked({ [call.checkIn]: done }),
} satisfies Meta<typeof CheckInCalendar>
export default meta

type Story = StoryObj<typeof meta>

const press = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^เช็กอินวันนี้/ }))

export const Due: Story = {}

export const CheckingIn: Story = { beforeEach: mocked({ [call.checkIn]: never() }), play: press }

export const JustDone: Story = {
  play: async (context) => {
    await press(context)
    await within(context.canvasElement).findByText(/^เช็กอินวันนี้แล้ว/)
  },
}

export const Done: Story = { beforeEach: mocked({ [call.month]: monthDone }) }

export const FirstOfMonth: Story = {
  beforeEach: mocked({
    [call.month]: { ...month, items: [], today: { date: '2026-12-01', day: 1, value: 5, checkedIn: false } },
  }),
}

export const Refused: Story = {
  beforeEach: mocked({ [call.checkIn]: refusal(409501, null, { message: 'วันนี้เช็กอินแล้ว' }) }),
  play: press,
}

export const Uncertain: Story = {
  beforeEach: mocked({
    [call.checkIn]: () => {
      changeMockApi({ [call.month]: unavailable() })
      return unavailable()
    },
  }),
  play: async (context) => {
    await press(context)
    await within(context.canvasElement).findByRole('button', { name: 'ตรวจผลรายการ' })
  },
}

export const WholeMonth: Story = {
  beforeEach: mocked({
    [call.month]: {
      ...monthDone,
      items: Array.from({ length: 30 }, (_, n) => aCheckIn(n + 1, { uuid: `day ${n}`, value: 1_000 })),
      today: { date: '2026-11-30', day: 30, value: 1_000, checkedIn: true },
    },
  }),
}

export const Closed: Story = { beforeEach: mocked({ [call.month]: refusal(404001) }) }

export const Loading: Story = { beforeEach: mocked({ [call.month]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [call.month]: unavailable() }) }
