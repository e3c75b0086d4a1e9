import type { GetCheckInAnswer } from '@member/api-client'
import styled from '@emotion/styled'
import { Button, FormMessage, LinkButton, Stack, formatCount } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { OrderNews } from '../OrderNews.tsx'
import { th as shared } from '../th.ts'
import { useArrivalFocus } from '../useArrivalFocus.ts'
import { underWay } from '../underWay.ts'
import { checkInAtom, isCheckedIn, leaveCheckInAtom } from './checkIn.ts'
import { th } from './th.ts'

const News = styled.div`
  &:focus {
    outline: none;
  }
`

/** The day's one press, and what it brought: today's value and tomorrow's. */
export const CheckInAction = ({ month, rewardLink }: { month: GetCheckInAnswer; rewardLink: string }) => {
  const [order, press] = useAtom(checkInAtom)
  const leave = useSetAtom(leaveCheckInAtom)
  useEffect(() => leave, [leave])
  const { today, gameLog } = month
  const news = useArrivalFocus(order.status === 'done' && isCheckedIn(month))
  if (isCheckedIn(month))
    return (
      <Stack space={3}>
        <News ref={news} tabIndex={-1}>
          <FormMessage tone="ok">
            <strong>{th.done(formatCount(today.value))}</strong>
            <p>{gameLog ? th.come(formatCount(gameLog.gameValueTomorrow)) : th.comeBack}</p>
          </FormMessage>
        </News>
        <LinkButton to={rewardLink} wide icon="gift">
          {th.redeem}
        </LinkButton>
      </Stack>
    )
  return (
    <Stack space={3}>
      <OrderNews order={order} />
      <Button variant="primary" wide icon="check" busy={underWay(order)} onClick={() => void press()}>
        {order.status === 'uncertain' ? shared.order.askAgain : th.doFor(formatCount(today.value))}
      </Button>
    </Stack>
  )
}
