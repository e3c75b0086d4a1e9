import styled from '@emotion/styled'
import { desktop, Eye, Page, Section } from '@member/ui'
import { NetResult } from './NetResult.tsx'
import { RefundCard } from './RefundCard.tsx'
import { t } from './words.ts'

export interface WinLostScreenProps {
  rankingLink: string
  back?: string | undefined
}

/** The refund first, and from 960 px on the days beside it. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 24px;
  ${desktop} {
    grid-template-columns: var(--rail) minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
  }
`

/** Results of play by day, and the refund of yesterday's loss. */
export const WinLostScreen = ({ rankingLink, back }: WinLostScreenProps) => (
  <Page title={t.title} back={back} action={<Eye />}>
    <Parts>
      <RefundCard rankingLink={rankingLink} />
      <Section title={t.net.title}>
        <NetResult />
      </Section>
    </Parts>
  </Page>
)
