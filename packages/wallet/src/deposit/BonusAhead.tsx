import styled from '@emotion/styled'
import type { BonusOffer } from '@member/api-client'
import { bonusGains } from './bonusGains.ts'
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
      {offers.flatMap((offer) =>
        bonusGains(offer).map((gain) => <li key={`${offer.id} ${gain}`}>{gain}</li>),
      )}
    </ul>
  </Box>
)
