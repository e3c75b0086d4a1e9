import { aLedgerDetail, aLedgerPage, aLevel, anEntry, never, unavailable } from '@member/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { call, mocked } from '../answers.testing.ts'
import { LedgerScreen } from './LedgerScreen.tsx'
import { manyEntries, someEntries } from './someEntries.testing.ts'

const list = 'GET /api/auth/ledger'
const one = 'GET /api/auth/ledger/:id'
const months = [
  { month: '2026-11', in: 5_827.5, out: 4_750.5, net: 1_077 },
  { month: '2026-10', in: 120_405, out: 98_000, net: 22_405 },
]
const days = [
  { day: '2026-11-08', in: 0, out: 1_500, net: -1_500 },
  { day: '2026-11-07', in: 3_391.25, out: 2_850.5, net: 540.75 },
]
const entries = someEntries()

const meta = {
  component: LedgerScreen,
  args: {
    playLink: '/auth/games',
    depositLink: '/auth/deposit',
    slipLink: '/auth/deposit/slip',
    contactLink: '/auth/contact',
    back: '/auth/dashboard',
  },
  beforeEach: mocked({ [list]: aLedgerPage(entries, { months, days }) }),
} satisfies Meta<typeof LedgerScreen>
export default meta

type Story = StoryObj<typeof meta>

export const Everything: Story = {}

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const kinds = within(await within(canvasElement).findByRole('group', { name: 'ประเภทรายการ' }))
    const tops = kinds.getAllByRole('button').map((kind) => kind.getBoundingClientRect().top)
    const [first, last] = [tops[0], tops[tops.length - 1]]
    await expect(tops.filter((top) => top === first)).toHaveLength(5)
    await expect(tops.filter((top) => top === last)).toHaveLength(5)
  },
}

export const BonusRunning: Story = {
  beforeEach: mocked({
    [list]: aLedgerPage(entries, { months, days }),
    [call.level]: aLevel({ turnoverLeft: 300 }),
  }),
}

export const RoundOpened: Story = {
  play: async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole('button', { name: /มังกรทองคำ/ })),
}

export const Long: Story = {
  beforeEach: mocked({
    [list]: aLedgerPage(
      someEntries(30).map((entry) => {
        const { amount, title } = entry
        return anEntry(Object.assign(entry, { amount: amount * 10_001, title: title && `${title} ${title}` }))
      }),
      { months, next: 'x' },
    ),
  }),
}

/** 1,000 rows in one answer, of which few are in the document, except on paper. */
export const ThousandRows: Story = {
  beforeEach: mocked({ [list]: aLedgerPage(manyEntries(1_000), { months, days }) }),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    const elements = () => canvasElement.querySelectorAll('*').length
    await screen.findByText('+3,001.00 บาท')
    await waitFor(() => expect(elements()).toBeLessThan(1_000))
    const [first] = screen.getAllByText('+3,001.00 บาท')
    await expect(first?.closest('li')?.getAttribute('aria-posinset')).toBe('1')
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      await screen.findByText('+4,000.00 บาท')
    })
    await expect(elements()).toBeLessThan(1_000)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(canvasElement.querySelectorAll('li').length).toBeGreaterThanOrEqual(1_000)
    window.dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(elements()).toBeLessThan(1_000))
    window.scrollTo(0, 0)
    await screen.findByText('+3,001.00 บาท')
  },
}

export const Filtered: Story = {
  parameters: { path: '/?kind=game&period=month' },
  beforeEach: mocked({
    [list]: aLedgerPage(
      entries.filter(({ kind }) => kind.startsWith('game')),
      { months: months.slice(0, 1) },
    ),
  }),
}

export const DaysOfOnesOwn: Story = { parameters: { path: '/?period=days&from=2026-11-01&to=2026-11-20' } }

export const Backwards: Story = { parameters: { path: '/?period=days&from=2026-11-20&to=2026-11-01' } }

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'ค้นหารายการ' }))
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'มังกร')
  },
}

export const NothingUnderFilter: Story = {
  parameters: { path: '/?kind=bonus' },
  beforeEach: mocked({ [list]: aLedgerPage([], { months: [] }) }),
}

export const Empty: Story = { beforeEach: mocked({ [list]: aLedgerPage([], { months: [] }) }) }

export const Loading: Story = { beforeEach: mocked({ [list]: never() }) }

export const Failed: Story = { beforeEach: mocked({ [list]: unavailable() }) }

const opened = { parameters: { path: '/?entry=x' } }

export const Deposit: Story = { ...opened, beforeEach: mocked({ [one]: aLedgerDetail() }) }

export const Withdrawal: Story = {
  ...opened,
  beforeEach: mocked({
    [one]: aLedgerDetail({
      entry: anEntry({ kind: 'withdraw', amount: -1500, channel: null }),
      reference: '8F3A21C0',
      balanceAfter: 250.5,
      steps: [
        { status: 'PENDING', at: '2026-11-20T14:05:00.000+07:00' },
        { status: 'PROCESSING', at: '2026-11-20T14:06:10.000+07:00' },
        { status: 'FAILED', at: '2026-11-20T14:07:40.000+07:00' },
        { status: 'PENDING', at: '2026-11-20T14:09:02.000+07:00' },
        { status: 'PROCESSING', at: '2026-11-20T14:10:30.000+07:00' },
      ],
    }),
  }),
}

export const Refused: Story = {
  ...opened,
  beforeEach: mocked({
    [one]: aLedgerDetail({
      entry: anEntry({ status: 'REJECTED', channel: 'MANUAL' }),
      balanceAfter: null,
      steps: [{ status: 'REJECTED', at: '2026-11-20T14:05:00.000+07:00' }],
      reason: 'ชื่อผู้โอนในสลิปไม่ตรงกับชื่อบัญชีที่ลงทะเบียนไว้ กรุณาโอนจากบัญชีของคุณเท่านั้น',
    }),
  }),
}

export const WithdrawalRejected: Story = {
  ...opened,
  beforeEach: mocked({
    [one]: aLedgerDetail({
      entry: anEntry({ kind: 'withdraw', amount: -1500, channel: null, status: 'REJECTED' }),
      reference: '8F3A21C0',
      balanceAfter: 0,
      returned: { amount: 1500, bonus: 80, balanceAfter: 1580 },
      steps: [
        { status: 'PENDING', at: '2026-11-20T14:05:00.000+07:00' },
        { status: 'REJECTED', at: '2026-11-20T14:07:40.000+07:00' },
      ],
      reason: 'ข้อมูลบัญชีไม่ถูกต้อง',
    }),
  }),
}

export const Points: Story = {
  ...opened,
  beforeEach: mocked({
    [one]: aLedgerDetail({
      entry: anEntry({
        kind: 'reward',
        unit: 'PNT',
        amount: -1200,
        title: 'หูฟังไร้สาย',
        bankName: null,
        bankId: null,
        channel: null,
      }),
      balanceAfter: 340,
      steps: [{ status: 'DONE', at: '2026-11-20T14:05:00.000+07:00' }],
    }),
  }),
}

export const EntryLoading: Story = { ...opened, beforeEach: mocked({ [one]: never() }) }

export const EntryFailed: Story = { ...opened, beforeEach: mocked({ [one]: unavailable() }) }
