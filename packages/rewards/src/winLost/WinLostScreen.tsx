import { Page, Section } from '@member/ui'
import { NetResult } from './NetResult.tsx'
import { RefundCard } from './RefundCard.tsx'
import { th } from './th.ts'

export interface WinLostScreenProps {
  rankingLink: string
  back?: string | undefined
}

/** What play came to, day by day, and the refund of yesterday's loss. */
export const WinLostScreen = ({ rankingLink, back }: WinLostScreenProps) => (
  <Page title={th.title} back={back}>
    <RefundCard rankingLink={rankingLink} />
    <Section title={th.net.title}>
      <NetResult />
    </Section>
  </Page>
)
