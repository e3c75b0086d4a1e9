import { Button, Card, LinkButton, Row, Stack } from '@member/ui'
import { useAtom, useAtomValue } from 'jotai'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { declineLimitsAtom, limitsAtom } from './limits.ts'
import { th } from './th.ts'

/** Before the first deposit: a limit may be set, or not; nothing is filled in. */
export const LimitOffer = ({ limitsLink }: { limitsLink: string }) => {
  const { data } = useAtomValue(limitsAtom)
  const [order, decline] = useAtom(declineLimitsAtom)
  if (!data?.isOffered || order.status === 'done') return null
  return (
    <Card aria-label={th.offer.title}>
      <Stack space={3}>
        <div>
          <strong>{th.offer.title}</strong>
          <p>{th.offer.text}</p>
        </div>
        <OrderNews order={order} done="" />
        <Row space={2}>
          <LinkButton to={limitsLink} icon="shield">
            {th.offer.set}
          </LinkButton>
          <Button busy={underWay(order)} onClick={() => void decline()}>
            {th.offer.decline}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
