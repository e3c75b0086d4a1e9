import styled from '@emotion/styled'
import type { DepositAccountsAnswer } from '@member/api-client'
import { Card, Icon, Phrases, Stack } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useState, type ReactNode } from 'react'
import { t } from './words.ts'
import { depositAccountsAtom } from './deposit.ts'
import type { Payment } from './payment.ts'
import { useWatch } from './usePayment.ts'

const Line = styled.div`
  display: flex;
  font-size: 0.9375rem;
  & > svg {
    flex: none;
    margin: 2px 10px 0 0;
    color: var(--info);
  }
`

const Hint = styled.p`
  text-wrap: balance;
  color: var(--text-muted);
`

interface WatchingProps {
  feed: DepositAccountsAnswer['bankFeed']
  payment: Payment | undefined
  slip: ReactNode
  slipBeside?: ReactNode
}

export const Watching = ({ feed, payment, slip, slipBeside }: WatchingProps) => {
  const [opened] = useState(() => Date.now())
  const { minutes, isUnseen, needsSlip } = useWatch(feed, payment?.since ?? opened)
  const { refetch } = useAtomValue(depositAccountsAtom)
  // If the bank has gone down, a slip does not help.
  useEffect(() => {
    if (isUnseen) void refetch()
  }, [isUnseen, refetch])
  // The member may not have transferred yet; and a server without a feed may not credit by itself.
  const watching = payment ? t.watching : feed && t.byItself
  const said = isUnseen
    ? {
        title: payment ? t.unseenAmount({ amount: payment.amount }) : t.unseen,
        hint: t.unseenHint,
      }
    : minutes !== undefined
      ? { title: watching, hint: t.watchingHint({ minutes }) }
      : feed?.state === 'late'
        ? // Before a payment the page says it at its top.
          { title: watching, hint: payment ? t.watchingLate : t.watchingSlip }
        : feed?.state === 'off'
          ? { title: t.watchingOff, hint: '' }
          : { title: watching, hint: t.watchingSlip }
  return (
    <Card aria-label={t.watch}>
      <Stack>
        <Line role="status">
          <Icon name="clock" size={20} />
          <div>
            {said.title ? <p>{said.title}</p> : null}
            {said.hint ? (
              <Hint>
                <Phrases>{said.hint}</Phrases>
              </Hint>
            ) : null}
          </div>
        </Line>
        {needsSlip ? slip : slipBeside}
      </Stack>
    </Card>
  )
}
