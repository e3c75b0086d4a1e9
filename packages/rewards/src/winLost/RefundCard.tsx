import styled from '@emotion/styled'
import { Button, Card, FormMessage, formatBaht, Loaded, Money, Skeleton, Stack } from '@member/ui'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { OrderNews } from '../OrderNews.tsx'
import { th as shared } from '../th.ts'
import { useDated } from '../period/useDated.ts'
import { th } from './th.ts'
import { claimRefundAtom, leaveRefundAtom, refundAtom } from './winLost.ts'

const Label = styled.h2`
  color: var(--text-muted);
  font-family: var(--font-body);
  font-size: 0.9375rem;
  font-weight: 400;
`

const Small = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
  & > a {
    color: var(--brand-text);
  }
`

const baht = (amount: number) => formatBaht(amount, { unit: true })
const short = (amount: number) => formatBaht(amount, { unit: true, short: true })

/** The refund of yesterday's net loss: its rate, its cap, and the one press that takes it. */
export const RefundCard = ({ rankingLink }: { rankingLink: string }) => {
  const query = useDated(useAtomValue(refundAtom))
  const [order, claim] = useAtom(claimRefundAtom)
  const leave = useSetAtom(leaveRefundAtom)
  useEffect(() => leave, [leave])
  // Taken, it may not be asked for again while the figure from before is on the screen.
  const [claimedAt, setClaimedAt] = useState<number>()
  const settling = order.status === 'done' && query.dataUpdatedAt === claimedAt
  const busy = order.status === 'sending' || order.status === 'asking' || settling
  const uncertain = order.status === 'uncertain'
  const press = (amount: number) => {
    setClaimedAt(query.dataUpdatedAt)
    void claim(amount)
  }
  return (
    <Card tone="brand" aria-label={th.refund.title}>
      <Loaded query={query} skeleton={<Waiting />} isEmpty={() => false}>
        {({ refundable, refundRate, refundCap, minWithdraw, claimed }) => (
          <Stack>
            <div>
              <Label>{th.refund.ready}</Label>
              <Money baht={refundable} scale="xl" tone="brand" />
              <Small>
                {th.refund.rate(String(refundRate))}
                {refundCap === null ? '' : ` · ${th.refund.cap(short(refundCap))}`}
              </Small>
            </div>
            <OrderNews order={order} done={th.refund.claimed} found={th.refund.found} />
            {uncertain || (refundable > 0 && refundable >= minWithdraw) ? (
              <Button variant="primary" wide busy={busy} onClick={() => press(refundable)}>
                {uncertain ? shared.order.askAgain : th.refund.claim}
              </Button>
            ) : claimed !== undefined ? (
              <FormMessage tone="ok">{th.refund.already(baht(claimed))}</FormMessage>
            ) : refundable > 0 ? (
              <FormMessage tone="info">{th.refund.tooLittle(short(minWithdraw))}</FormMessage>
            ) : (
              <FormMessage tone="info">
                <strong>{th.refund.none}</strong>
                <p>{th.refund.noneHint}</p>
              </FormMessage>
            )}
            <Small>
              {th.refund.how} <Link to={rankingLink}>{th.refund.rates}</Link>
            </Small>
          </Stack>
        )}
      </Loaded>
    </Card>
  )
}

const Waiting = () => (
  <Stack>
    <Skeleton width="60%" height={20} />
    <Skeleton width="50%" height={44} />
    <Skeleton height={48} />
  </Stack>
)
