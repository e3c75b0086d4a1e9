import styled from '@emotion/styled'
import type { BonusOffer } from '@member/api-client'
import { t } from './words.ts'

const Box = styled.div`
  color: var(--text-muted);
  font-size: 0.875rem;
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`

/** Before there is an amount: the promotions that it may be paid in with, and that it need not. */
export const BonusAhead = ({ offers }: { offers: readonly BonusOffer[] }) => (
  <Box>
    <p>{t.bonus.ahead}</p>
    <ul>
      {offers.map(({ id, percent, max }) => (
        <li key={id}>{t.bonus.rate({ percent, max })}</li>
      ))}
    </ul>
  </Box>
)
