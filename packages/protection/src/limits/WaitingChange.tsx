import type { PlayLimit, WaitingLimit } from '@member/api-client'
import { Button, formatBaht, formatDateTime, Row, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtom } from 'jotai'
import { OrderNews, underWay } from '../OrderNews.tsx'
import { settleLimitAtom } from './limits.ts'
import { th } from './th.ts'

const Box = styled.div`
  margin: 12px 0;
  padding: 12px 16px;
  border-radius: var(--radius-m);
  background: var(--info-soft);
`

type Props = { limit: Pick<PlayLimit, 'kind' | 'period'>; waiting: WaitingLimit }

/** The higher limit that waits: from when it may be confirmed, and the way back, which is there at once. */
export const WaitingChange = ({ limit: { kind, period }, waiting }: Props) => {
  const { amount, readyAt, lapsesAt, isReady } = waiting
  const [order, settle] = useAtom(settleLimitAtom)
  const busy = underWay(order)
  const press = (isWanted: boolean) => () => void settle({ kind, period, isWanted })
  return (
    <Box>
      <Stack space={2}>
        <div>
          <strong>
            {amount === null ? th.waits.none : th.waits.more(formatBaht(amount, { unit: true, short: true }))}
          </strong>
          <p>
            {isReady ? th.waits.lapses(formatDateTime(lapsesAt)) : th.waits.ready(formatDateTime(readyAt))}
          </p>
          <p>{th.waits.until}</p>
        </div>
        <OrderNews order={order} done={th.done} />
        <Row space={2}>
          <Button small variant="primary" busy={busy} onClick={press(false)}>
            {th.waits.keep}
          </Button>
          {isReady ? (
            <Button small busy={busy} onClick={press(true)}>
              {th.waits.confirm}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </Box>
  )
}
