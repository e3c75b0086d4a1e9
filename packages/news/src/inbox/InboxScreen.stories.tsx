import { aNotice, aNoticePage, mockApi, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { InboxScreen } from './InboxScreen.tsx'

const list = 'GET /api/auth/notice'
const at = (time: string) => ({ createdAt: `2026-11-${time}:00+07:00` })
const limit = { kind: 'protection', title: 'LOSS WEEK', amount: 5_000 } as const
const listed = [
  aNotice({ ...limit, id: '16', event: 'LIMIT_SET', ...at('20T16:20') }),
  aNotice({ ...limit, id: '15', event: 'LIMIT_REMOVED', amount: null, ...at('20T16:10') }),
  aNotice({
    ...limit,
    id: '14',
    event: 'BREAK_BEGUN',
    amount: null,
    title: null,
    remark: '2026-11-27T16:00:00+07:00',
    ...at('20T16:00'),
  }),
  aNotice({ id: '13', kind: 'bonus', event: 'COMPLETED', amount: 640, ...at('20T15:40') }),
  aNotice({ id: '10', kind: 'security', event: 'NEW_DEVICE', amount: null, ...at('20T15:10') }),
  aNotice({ id: '9', amount: 1_250.5, ...at('20T14:05') }),
  aNotice({ id: '9', kind: 'bonus', event: 'CANCELLED', amount: 240, ...at('20T15:10') }),
  aNotice({ id: '8', kind: 'bonus', amount: 125, ...at('20T14:05') }),
  aNotice({
    id: '7',
    kind: 'withdraw',
    event: 'FAILED',
    amount: 3_000,
    remark: 'ธนาคารปลายทางปิดปรับปรุง',
    ...at('20T09:41'),
  }),
  aNotice({
    id: '6',
    kind: 'announcement',
    event: 'NEWS',
    amount: null,
    title: 'เปิดค่ายเกมใหม่คืนนี้',
    ...at('19T18:00'),
  }),
  aNotice({
    id: '5',
    kind: 'reward',
    event: 'SHIPPED',
    amount: null,
    title: 'หูฟังไร้สายตัดเสียงรบกวน',
    remark: 'TH987654321',
    isRead: true,
    ...at('18T11:20'),
  }),
  aNotice({
    id: '4',
    event: 'REJECTED',
    remark: 'ชื่อผู้โอนในสลิปไม่ตรงกับชื่อบัญชีที่ลงทะเบียนไว้',
    isRead: true,
    ...at('17T20:02'),
  }),
  aNotice({ id: '3', kind: 'withdraw', amount: 120_000, isRead: true, ...at('16T08:30') }),
]

const showing = (answer: unknown) => () =>
  mockApi({ [list]: answer, 'PUT /api/auth/notice/read': { unread: 0 }, 'GET /api/auth/announcement': [] })

const meta = {
  component: InboxScreen,
  args: {
    back: '/auth/dashboard',
    links: {
      withdraw: '/auth/withdraw',
      devices: '/devices',
      identity: '/identity',
      limits: '/limits',
      break: '/break',
      requestOf: (request) => `/auth/reward?request=${request}`,
      entryOf: (kind, reference) => `/auth/transaction/history?kind=${kind}&entry=${reference}`,
    },
  },
  beforeEach: showing(aNoticePage(listed)),
} satisfies Meta<typeof InboxScreen>
export default meta

type Story = StoryObj<typeof meta>

export const EveryKind: Story = {}

export const More: Story = {
  beforeEach: showing(aNoticePage(listed, { next: 'x', muted: ['announcement', 'bonus'] })),
}

const manyNotices = Array.from({ length: 1_000 }, (_, place) =>
  aNotice({
    id: `many-${place}`,
    amount: 1_000 + place,
    createdAt: new Date(Date.parse('2026-11-20T16:20:00Z') - place * 1_200_000).toISOString(),
  }),
)

/** 1,000 notices, of which few are in the document. */
export const Thousand: Story = {
  beforeEach: showing(aNoticePage(manyNotices)),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const [newest] = await screen.findAllByRole('listitem')
    await expect(newest?.getAttribute('aria-posinset')).toBe('1')
    await waitFor(() => expect(canvasElement.querySelectorAll('li').length).toBeLessThan(60))
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_000)
  },
}

export const Empty: Story = { beforeEach: showing(aNoticePage([])) }

export const Loading: Story = { beforeEach: showing(never()) }

export const Failed: Story = { beforeEach: showing(unavailable()) }
