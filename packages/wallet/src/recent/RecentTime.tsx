import { serverNow } from '@member/api-client/server-clock'
import { serverClockAtom } from '@member/api-client/setting'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { tWidgets } from '../money/wordsWidgets.ts'

const hour = 3_600_000

/** Age of a payment in the public feed, in hours; after 24 hours only "earlier". */
export const RecentTime = ({ at }: { at: string }) => {
  const clock = useAtomValue(serverClockAtom) ?? serverNow
  const now = useMemo(() => clock(), [clock])
  const hours = Math.max(1, Math.ceil((now - Date.parse(at)) / hour))
  const say = tWidgets.recent
  return <time dateTime={at}>{hours > 24 ? say.earlier : say.withinHours({ count: hours })}</time>
}
