import {
  aCredit,
  aGameEvent,
  aList,
  never,
  refusal,
  changeMockApi,
  unavailable,
  type MockRequest,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen as page, userEvent, within } from 'storybook/test'
import { answers, call, cards, mocked, nextLinks, prizes, someLogs } from '../answers.testing.ts'
import { FlipCardScreen } from './FlipCardScreen.tsx'

const { credit, point, none } = prizes
const turned = (prize = credit) => ({
  cardIndex: 1,
  prize,
  others: [none, point, none, credit, point],
  playLeft: 1,
  credit: aCredit(),
})

const meta = {
  component: FlipCardScreen,
  args: { back: '/auth/media', next: nextLinks },
  beforeEach: mocked({ [call.flip]: turned() }),
} satisfies Meta<typeof FlipCardScreen>
export default meta

type Story = StoryObj<typeof meta>

const turn = async ({ canvasElement }: { canvasElement: HTMLElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /^ไพ่ใบที่ 2( |$)/ }))

const running = (...events: object[]) => mocked({ [call.events]: events })

export const Dealt: Story = {}

export const Turning: Story = { beforeEach: mocked({ [call.flip]: never() }), play: turn }

export const Won: Story = { play: turn }

export const WonNothing: Story = { beforeEach: mocked({ [call.flip]: turned(none) }), play: turn }

export const Refused: Story = {
  beforeEach: mocked({ [call.flip]: refusal(409402, null, { message: 'สิทธิ์เปิดไพ่หมดแล้ว' }) }),
  play: turn,
}

export const Uncertain: Story = {
  beforeEach: mocked({ [call.flip]: unavailable(), [call.flipLogs]: unavailable() }),
  play: turn,
}

export const FoundAgain: Story = {
  beforeEach: mocked({
    [call.flip]: ({ headers }: MockRequest) => {
      const order = headers['idempotency-key'] ?? null
      changeMockApi({ [call.flipLogs]: aList(someLogs(1).map((log) => Object.assign(log, { order }))) })
      return unavailable()
    },
  }),
  play: turn,
}

export const NoTurns: Story = { beforeEach: running({ ...cards, playLeft: 0 }) }

export const ForPoints: Story = { beforeEach: running({ ...cards, playFree: 0, cost: 30 }) }

export const LessThanItTook: Story = {
  beforeEach: mocked({
    [call.events]: [{ ...cards, playFree: 0, cost: 50 }],
    [call.flip]: { ...turned({ ...point, value: 30, label: '30 คะแนน' }), paid: 50 },
  }),
  play: async (story) => {
    await turn(story)
    await userEvent.click(await page.findByRole('button', { name: 'เปิดไพ่' }))
  },
}

export const FreeThenForPoints: Story = { beforeEach: running({ ...cards, playFree: 1, cost: 30 }) }

export const FreeOrForPoints: Story = { beforeEach: running({ ...cards, cost: 30 }) }

export const TwelveCards: Story = { beforeEach: running({ ...cards, cards: 12 }) }

export const SeveralTables: Story = {
  beforeEach: running(cards, aGameEvent({ ...cards, uuid: 'second', name: 'ไพ่ทองคำ', cards: 4 })),
}

export const Empty: Story = { beforeEach: mocked({ [call.flipLogs]: aList([]) }) }

export const ManyTurns: Story = {
  beforeEach: mocked({ [call.flipLogs]: aList(someLogs(20), { total: 300 }) }),
}

export const LogsFailed: Story = { beforeEach: mocked({ [call.flipLogs]: unavailable() }) }

export const Closed: Story = {
  beforeEach: mocked({ [call.events]: answers[call.events].filter(({ type }) => type === 'WHEEL') }),
}

export const Loading: Story = { beforeEach: mocked({ [call.events]: never(), [call.flipLogs]: never() }) }

export const Failed: Story = {
  beforeEach: mocked({ [call.events]: unavailable(), [call.flipLogs]: unavailable() }),
}
