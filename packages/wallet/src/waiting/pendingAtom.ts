import {
  gameEventsQuery,
  identityQuery,
  newestDepositsQuery,
  newestWithdrawalsQuery,
  type Pending,
  pendingQuery,
  queryAtom,
  queryClientAtom,
  slipRequestsQuery,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import type { QueryClient } from '@tanstack/query-core'

const counted = (items: readonly { status: string }[], ...statuses: string[]) =>
  items.filter(({ status }) => statuses.includes(status)).length

/** Reads from the single lists what `pending` answers, for a server without this addition. */
async function pendingOfLists(client: QueryClient, hasIdentity: boolean): Promise<Pending> {
  const [deposits, withdrawals, slips, events, identity] = await Promise.all([
    client.fetchQuery(newestDepositsQuery()),
    client.fetchQuery(newestWithdrawalsQuery()),
    client.fetchQuery(slipRequestsQuery()).catch(() => []),
    client.fetchQuery(gameEventsQuery()).catch(() => []),
    hasIdentity ? client.fetchQuery(identityQuery()).catch(() => undefined) : undefined,
  ])
  return {
    slips: counted(slips, 'PENDING'),
    deposits: counted(deposits.items, 'PENDING', 'CHECKING'),
    withdrawals: counted(withdrawals.items, 'PENDING', 'PROCESSING'),
    failedWithdrawals: counted(withdrawals.items, 'FAILED'),
    documents: identity?.status === 'ASKED' || identity?.status === 'REFUSED',
    cards: events.flatMap(({ type, name, isActive, playFree, playLeft }) =>
      isActive && (type === 'FLIP_CARD' || type === 'FLIP_CARD_REWARD')
        ? [{ type, name, count: playFree ?? playLeft }]
        : [],
    ),
    hasMovements: deposits.items.length > 0 || withdrawals.items.length > 0,
  }
}

export const pendingAtom = queryAtom((get) => {
  const isOneCall = get(featureAtom('pending'))
  const hasIdentity = get(featureAtom('identity')) === true
  const client = get(queryClientAtom)
  return {
    ...pendingQuery(),
    ...(isOneCall === false && { queryFn: () => pendingOfLists(client, hasIdentity) }),
    enabled: isOneCall !== undefined,
    staleTime: 0,
    refetchOnWindowFocus: 'always' as const,
  }
})
