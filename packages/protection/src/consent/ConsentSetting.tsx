import { Button, Card, formatDateTime, Loaded, Section, Stack } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { consentAtom, marketingConsentAtom } from './consent.ts'
import { th } from './th.ts'

/** What the member agreed to, and the press that withdraws or gives the consent to marketing. */
export const ConsentSetting = () => {
  const query = useAtomValue(consentAtom)
  const [order, send] = useAtom(marketingConsentAtom)
  return (
    <Section title={th.title}>
      <Card>
        <Loaded query={query}>
          {({ version, acceptedAt, marketing }) => (
            <Stack space={3}>
              <p>{th.agreed(version, formatDateTime(acceptedAt))}</p>
              <p>
                <strong>{th.news}</strong> · {marketing ? th.newsOn : th.newsOff}
              </p>
              <OrderNews order={order} done={th.done} />
              <Button busy={underWay(order)} onClick={() => void send(!marketing)}>
                {marketing ? th.withdraw : th.give}
              </Button>
            </Stack>
          )}
        </Loaded>
      </Card>
    </Section>
  )
}
