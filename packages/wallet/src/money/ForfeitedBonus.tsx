import styled from '@emotion/styled'
import type { Withdraw } from '@member/api-client'
import { useOwnBaht } from '@member/ui'
import { t } from './words.ts'

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
