import type { GetCheckInAnswer } from '@member/api-client'
import { Button, FormMessage, Stack, formatCount } from '@member/ui'
import { useAtom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { OrderNews } from '../OrderNews.tsx'
import { th as shared } from '../th.ts'
import { underWay } from '../underWay.ts'
import { checkInAtom, isCheckedIn, leaveCheckInAtom } from './checkIn.ts'
import { th } from './th.ts'

/** The day's one press, and what it brought: today's value and tomorrow's. */
export const CheckInAction = ({ month }: { month: GetCheckInAnswer }) => {
  const [order, press] = useAtom(checkInAtom)
  const leave = useSetAtom(leaveCheckInAtom)
  useEffect(() => leave, [leave])
  const { today, gameLog } = month
  if (isCheckedIn(month))
    return (
      <FormMessage tone="ok">
        <strong>{th.done(formatCount(today.value))}</strong>
        <p>{gameLog ? th.come(formatCount(gameLog.gameValueTomorrow)) : th.comeBack}</p>
      </FormMessage>
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
