import styled from '@emotion/styled'
import { featureAtom } from '@member/api-client/setting'
import { Card, desktop, Eye, Icon, List, ListRow, Page, Stack, tablet } from '@member/ui'
import { useAtomValue } from 'jotai'
import { NetDays, NetResult } from './NetResult.tsx'
import { RefundCard } from './RefundCard.tsx'
import { t } from './words.ts'

export interface WinLostScreenProps {
  rankingLink: string
  spendingLink: string
  limitsLink: string
  gamesOf?: ((day: string) => string) | undefined
  back?: string | undefined
}

/** Layout of totals and refund, with the days below, or on a desktop beside them. */
const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  ${desktop} {
    grid-template-columns: var(--rail) minmax(0, 1fr);
    grid-gap: 32px;
    align-items: start;
  }
`

/** Layout of totals and refund: side by side on a tablet, else below each other. */
const Totals = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  ${tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const WinLostScreen = ({
  rankingLink,
  spendingLink,
  limitsLink,
  gamesOf,
  back,
}: WinLostScreenProps) => {
  const hasSpending = useAtomValue(featureAtom('spending'))
  const hasLimits = useAtomValue(featureAtom('limits'))
  return (
    <Page title={t.title} back={back} action={<Eye />}>
      <Parts>
        <Totals>
          <NetResult />
          <RefundCard rankingLink={rankingLink} />
        </Totals>
        <Stack>
          <NetDays gamesOf={gamesOf} />
          {hasSpending || hasLimits ? (
            <Card flush>
              <List>
                {hasSpending ? (
                  <ListRow to={spendingLink} icon={<Icon name="chart" />} title={t.spending} />
                ) : null}
                {hasLimits ? (
                  <ListRow to={limitsLink} icon={<Icon name="shield" />} title={t.limits} />
                ) : null}
              </List>
            </Card>
          ) : null}
        </Stack>
      </Parts>
    </Page>
  )
}
