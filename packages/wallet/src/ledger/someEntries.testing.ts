import type { LedgerEntry } from '@member/api-client'
import { anEntry } from '@member/api-client/testing'

const id = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const round = { id: id(900), result: 890.25 }
const plain = { channel: null, bankName: null, bankId: null }

const kinds: Partial<LedgerEntry>[] = [
  {
    kind: 'withdraw',
    amount: -1500,
    status: 'PROCESSING',
    channel: null,
    bankName: 'SCB',
    bankId: 'xxxxxx8896',
  },
  { ...plain, kind: 'game-out', amount: 2140.75, title: 'มังกรทองคำ', round },
  { ...plain, kind: 'game-in', amount: -1250.5, title: 'มังกรทองคำ', round },
  { ...plain, kind: 'bonus', amount: 100 },
  { ...plain, kind: 'bonus-given-up', amount: -100 },
  { ...plain, kind: 'bonus-given-up', amount: -240, cause: 'MEMBER' },
  { kind: 'deposit', amount: 1250.5, channel: 'AUTO', bankName: 'KBANK', bankId: 'xxxxxx7890' },
  { ...plain, kind: 'prize', unit: 'PNT', amount: 10, title: 'เช็กอินรายวัน' },
  { ...plain, kind: 'prize', amount: 50, title: 'เครดิต 50 บาท', activity: 'กงล้อนำโชค' },
  {
    kind: 'deposit',
    amount: 300,
    status: 'REJECTED',
    channel: 'MANUAL',
    bankName: 'GSB',
    bankId: 'xxxxxx1204',
  },
  { kind: 'refund', amount: 2000, channel: null, bankName: 'SCB', bankId: 'xxxxxx8896' },
  {
    kind: 'withdraw',
    amount: -2000,
    status: 'REJECTED',
    channel: null,
    bankName: 'SCB',
    bankId: 'xxxxxx8896',
  },
  { ...plain, kind: 'rebate', amount: 85.25 },
  { ...plain, kind: 'commission', amount: 320 },
  { ...plain, kind: 'reward', unit: 'PNT', amount: -1200, title: 'หูฟังไร้สายรุ่นพิเศษสำหรับสมาชิกระดับทอง' },
  { ...plain, kind: 'points', unit: 'PNT', amount: 500 },
]

const start = Date.parse('2026-11-07T21:05:00+07:00')
const at = (place: number) =>
  new Date(start - place * 17 * 3_600_000 + 7 * 3_600_000).toISOString().replace('Z', '+07:00')

export const someEntries = (count = kinds.length): LedgerEntry[] =>
  Array.from({ length: count }, (_, place) =>
    anEntry({ id: id(place), createdAt: at(place), ...kinds[place % kinds.length] }),
  )

/** Deposits of 3,001.00 baht and upward, the newest first, every twenty minutes. */
export const manyEntries = (count: number): LedgerEntry[] =>
  Array.from({ length: count }, (_, place) =>
    anEntry({
      id: id(place),
      createdAt: new Date(start - place * 20 * 60_000 + 7 * 3_600_000).toISOString().replace('Z', '+07:00'),
      amount: 3_001 + place,
    }),
  )
