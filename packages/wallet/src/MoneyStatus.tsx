import { StatusChip, type ChipTone } from '@member/ui'
import { th } from './th.ts'

const tones = {
  PENDING: 'info',
  CHECKING: 'info',
  PROCESSING: 'info',
  SUCCESS: 'ok',
  APPROVED: 'ok',
  FAILED: 'warn',
  REJECTED: 'bad',
} satisfies Record<string, ChipTone>

/** How a deposit, a withdrawal or a slip request stands. */
export const MoneyStatus = ({ status }: { status: keyof typeof tones }) => (
  <StatusChip tone={tones[status]}>{th.status[status]}</StatusChip>
)
