import { StatusChip, type ChipTone } from '@member/ui'
import { t } from './words.ts'

const tones = {
  PENDING: 'info',
  CHECKING: 'info',
  PROCESSING: 'info',
  SUCCESS: 'ok',
  APPROVED: 'ok',
  FAILED: 'warn',
  REJECTED: 'bad',
} satisfies Record<string, ChipTone>

export const MoneyStatus = ({ status }: { status: keyof typeof tones }) => (
  <StatusChip tone={tones[status]}>{t.status[status]}</StatusChip>
)
