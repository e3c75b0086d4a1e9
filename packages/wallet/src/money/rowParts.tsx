import styled from '@emotion/styled'
import { t } from './words.ts'
import { StatusChip, type ChipTone } from '@member/ui'

const Root = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

export const Reason = ({ remark }: { remark?: string | null | undefined }) =>
  remark ? <Root>{t.status.reason({ reason: remark })}</Root> : null

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
