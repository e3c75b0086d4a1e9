import styled from '@emotion/styled'
import { t } from './words.ts'
import { type ChipTone, Dotted, StatusChip, useOwnBaht } from '@member/ui'
import type { Withdraw } from '@member/api-client'

const Root = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  overflow-wrap: anywhere;
`

/** Line with the reason of an outcome, and whether the money is back in the credit. */
export const Reason = ({
  remark,
  isReturned = false,
}: {
  remark?: string | null | undefined
  isReturned?: boolean
}) =>
  remark || isReturned ? (
    <Root>
      <Dotted>
        {remark ? t.status.reason({ reason: remark }) : null}
        {isReturned ? t.rows.returned : null}
      </Dotted>
    </Root>
  ) : null

const tones = {
  PENDING: 'info',
  CHECKING: 'info',
  PROCESSING: 'info',
  SUCCESS: 'ok',
  APPROVED: 'ok',
  FAILED: 'warn',
  REJECTED: 'bad',
} satisfies Record<string, ChipTone>

export const MoneyStatus = ({ status, plain = false }: { status: keyof typeof tones; plain?: boolean }) => (
  <StatusChip tone={tones[status]} plain={plain}>
    {t.status[status]}
  </StatusChip>
)

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

/** Line about the bonus that a withdrawal forfeited, or that a rejected withdrawal restored. */
export const ForfeitedBonus = ({ withdraw: { bonusGivenUp, status } }: { withdraw: Withdraw }) => {
  const baht = useOwnBaht()
  if (!bonusGivenUp) return null
  const bonus = baht(bonusGivenUp, { unit: true })
  return (
    <Small>
      {status === 'REJECTED' ? t.rows.givenBack({ amount: bonus }) : t.rows.givenUp({ amount: bonus })}
    </Small>
  )
}

/** Wrapper that greys out the rows of the previous request until the new rows arrive. */
export const StaleRows = styled.div<{ old: boolean }>`
  filter: ${({ old }) => (old ? 'grayscale(1)' : 'none')};
`
