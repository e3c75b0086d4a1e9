import { useState } from 'react'
import { tWidgets } from '../wordsWidgets.ts'

const hour = 3_600_000

/** When a payment of the public feed was, as roughly as the server tells it. */
export const RecentTime = ({ at }: { at: string }) => {
  const [now] = useState(() => Date.now())
  const hours = Math.floor((now - Date.parse(at)) / hour)
  const say = tWidgets.recent
  return (
    <time dateTime={at}>
      {hours < 1 ? say.thisHour : hours < 24 ? say.hoursAgo({ count: hours }) : say.earlier}
    </time>
  )
}
