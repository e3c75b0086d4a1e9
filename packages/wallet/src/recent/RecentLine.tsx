import styled from '@emotion/styled'
import { desktop, Icon, NameIn, oneLine, useHydrated } from '@member/ui'
import { useAtomValue } from 'jotai'
import { tWidgets } from '../money/wordsWidgets.ts'
import { serverNow } from '@member/api-client/server-clock'
import { serverClockAtom } from '@member/api-client/setting'
import { useMemo } from 'react'
import {
  queryAtom,
  type RecentPayment,
  recentDepositsQuery,
  recentWithdrawalsQuery,
} from '@member/api-client'

const hour = 3_600_000

/** Age of a payment in the public feed, in hours; after 24 hours only "earlier". */
export const RecentTime = ({ at }: { at: string }) => {
  const clock = useAtomValue(serverClockAtom) ?? serverNow
  const now = useMemo(() => clock(), [clock])
  const hours = Math.max(1, Math.ceil((now - Date.parse(at)) / hour))
  const say = tWidgets.recent
  return <time dateTime={at}>{hours > 24 ? say.earlier : say.withinHours({ count: hours })}</time>
}

const everyMinute = 60_000

export const recentDepositsAtom = queryAtom(() => ({
  ...recentDepositsQuery(),
  refetchInterval: everyMinute,
}))

export const recentWithdrawalsAtom = queryAtom(() => ({
  ...recentWithdrawalsQuery(),
  refetchInterval: everyMinute,
}))

/** Returns the first `count` rows as `[key, row]`. */
export const firstOf = (rows: readonly RecentPayment[], count: number) =>
  rows
    .slice(0, count)
    .map((row, at) => [`${row.createdAt} ${row.username} ${row.amount} ${at}`, row] as const)

const shown = 2

// Reserves its space, because the content below is visible.
const Rows = styled.ul`
  min-height: 60px;
  & > li {
    display: flex;
    align-items: baseline;
    font-size: 0.9375rem;
    line-height: 30px;
  }
  & > li > span {
    flex: 0 1 auto;
    min-width: 0;
    ${oneLine}
  }
  & time {
    flex: none;
    margin-left: 10px;
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
  & svg {
    flex: none;
    align-self: center;
    margin-right: 8px;
    color: var(--ok);
  }
  ${desktop} {
    & > li {
      font-size: 1rem;
    }
  }
`

/** The site's two latest withdrawals, with masked member names. */
export const RecentLine = () => {
  const { data = [] } = useAtomValue(recentWithdrawalsAtom)
  const isHydrated = useHydrated()
  return (
    <Rows aria-label={tWidgets.recent.withdrawals}>
      {firstOf(isHydrated ? data : [], shown).map(([key, { username, amount, createdAt }]) => (
        <li key={key}>
          <Icon name="withdraw" size={18} />
          <span>
            <NameIn text={tWidgets.recent.paidOut({ username, amount })} name={username} />
          </span>
          <RecentTime at={createdAt} />
        </li>
      ))}
    </Rows>
  )
}
