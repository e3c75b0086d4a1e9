import {
  anAnnouncement,
  aCredit,
  aLimit,
  aLimits,
  aList,
  aSetting,
  never,
  signIn,
  unavailable,
  mockApi,
} from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fireEvent, waitFor, within } from 'storybook/test'
import { forMembers } from '../testing/answers.ts'
import { Dashboard } from './Dashboard.tsx'

const credit = 'POST /api/auth/user/getCredit/:username'
const announcements = 'GET /api/auth/announcement'

const meta = {
  component: Dashboard,
  parameters: { path: '/auth/dashboard' },
  beforeEach: () => {
    signIn()
    mockApi({
      ...forMembers,
      [announcements]: [
        anAnnouncement({ uuid: 'm1', type: 'MARQUEE', title: 'ตรวจสอบเลขที่บัญชีทุกครั้งก่อนโอน' }),
        anAnnouncement({ uuid: 'b1', type: 'BANNER', title: 'ฝากด้วยสลิป รู้ผลทันที' }),
      ],
    })
  },
} satisfies Meta<typeof Dashboard>
export default meta

type Story = StoryObj<typeof meta>

export const Full: Story = {}

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Empty: Story = { beforeEach: () => mockApi(forMembers) }

export const FirstDay: Story = {
  beforeEach: () =>
    mockApi({
      ...forMembers,
      [credit]: aCredit({ balance: 0, point: 0 }),
      'GET /api/auth/deposit/:uuid': aList([]),
    }),
}

export const LimitsReached: Story = {
  beforeEach: () =>
    mockApi({
      ...forMembers,
      'GET /api/setting': aSetting({ features: { limits: true } }),
      'GET /api/auth/protection/limits': aLimits([
        aLimit({ kind: 'LOSS', period: 'WEEK', amount: 5_000, used: 22_751, left: 0 }),
        aLimit({ kind: 'DEPOSIT', amount: 500, used: 500, left: 0 }),
      ]),
    }),
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await fireEvent.mouseDown(document.body)
      within(canvasElement).getByText(/^เล่นไม่ได้จนถึง/)
    })
    await within(canvasElement).findByText(/^ฝากไม่ได้จนถึง/)
  },
}

const inGame = {
  launchUuid: 'a',
  provider: 'SG',
  gameName: 'เสือทอง',
  amount: 300,
  since: '2026-11-20T12:00:00+07:00',
}

export const MoneyInPlay: Story = {
  beforeEach: () => mockApi({ ...forMembers, [credit]: aCredit({ balance: 0, inGames: [inGame] }) }),
}

export const Announced: Story = {
  beforeEach: () =>
    mockApi({
      ...forMembers,
      [announcements]: [anAnnouncement({ type: 'POPUP', title: 'แจ้งเวลาปิดปรับปรุงธนาคาร' })],
    }),
}

export const LongNameHugeCredit: Story = {
  beforeEach: () => {
    signIn({ name: 'กาญจนาภิเษกสมรัก วัฒนศิริโภคทรัพย์', level: 6 })
    mockApi({ ...forMembers, [credit]: aCredit({ balance: 12_345_678.9 }) })
  },
}

export const Loading: Story = {
  beforeEach: () => mockApi({ ...forMembers, [credit]: never(), [announcements]: never() }),
}

export const Failed: Story = {
  beforeEach: () => mockApi({ ...forMembers, [credit]: unavailable(), [announcements]: unavailable() }),
}
