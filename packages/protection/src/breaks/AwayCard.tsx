import type { Away } from '@member/api-client'
import { Button, Card, formatDateTime, Icon, Row, Stack } from '@member/ui'
import { useAtom } from 'jotai'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { askReturnAtom } from './breaks.ts'
import { th } from './th.ts'

const endOf = ({ endsAt, overAt, kind }: Away) => {
  if (endsAt === null) return th.away.forever
  if (kind === 'EXCLUSION' && overAt) return th.away.over(formatDateTime(overAt))
  return th.away.until(formatDateTime(endsAt))
}

/** That the member is away, until when, what goes on as before, and the way back once its day is past. */
export const AwayCard = ({ away }: { away: Away }) => {
  const [order, ask] = useAtom(askReturnAtom)
  return (
    <Card tone="brand">
      <Stack space={3}>
        <Row space={2}>
          <Icon name="shield" size={28} />
          <strong>{th.away.title[away.kind]}</strong>
        </Row>
        <p>{endOf(away)}</p>
        <p>{away.mayAskReturn ? th.away.returns : th.away.still}</p>
        <OrderNews order={order} done={th.away.asked} />
        {away.mayAskReturn ? (
          <Button busy={underWay(order)} onClick={() => void ask()}>
            {th.away.askReturn}
          </Button>
        ) : null}
      </Stack>
    </Card>
  )
}
