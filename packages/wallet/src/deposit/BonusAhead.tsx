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
