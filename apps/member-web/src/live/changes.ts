import {
  announcementsKey,
  bonusKey,
  breakKey,
  creditKey,
  depositsKey,
  gameEventsKey,
  ledgerKey,
  levelKey,
  type LiveKind,
  memberKey,
  memberSettingKey,
  memberSummaryKey,
  noticesKey,
  openWithdrawalsKey,
  operationKey,
  rewardsKey,
  settingKey,
  unreadNoticesKey,
  slipRequestsKey,
  wheelKey,
  withdrawalsKey,
} from '@member/api-client'
import type { QueryClient, QueryKey } from '@tanstack/query-core'

/** What a screen may show of each thing that changes; what none shows is not asked for. */
const shownIn: Record<LiveKind, readonly QueryKey[]> = {
  credit: [creditKey, levelKey, ledgerKey, memberSummaryKey, rewardsKey],
  deposits: [depositsKey, creditKey, levelKey, ledgerKey, bonusKey, gameEventsKey, wheelKey],
  withdrawals: [withdrawalsKey, openWithdrawalsKey, creditKey, levelKey, ledgerKey],
  slips: [slipRequestsKey, depositsKey],
  // A break, begun in another tab, ends what is open.
  launches: [creditKey, breakKey],
  level: [levelKey, memberKey],
  // Their number comes with the event; the list is asked for only where there are new ones.
  notices: [],
  site: [operationKey, settingKey, memberSettingKey, announcementsKey, unreadNoticesKey],
}

/** The queries to ask again, each once. A kind of a newer server is not known here. */
function staleKeys(changed: readonly LiveKind[]): QueryKey[] {
  const keys = changed.flatMap((kind) => shownIn[kind] ?? [])
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}

/** What may have changed between the page's first answers and the moment somebody watches. */
export const unseen: readonly LiveKind[] = ['credit', 'deposits', 'withdrawals', 'slips']

/** Asks anew for all that shows what changed. */
export function askAgain(client: QueryClient, changed: readonly LiveKind[]): void {
  for (const queryKey of staleKeys(changed)) void client.invalidateQueries({ queryKey })
}

/** The same where nobody says how many notices are new. */
export function askAgainUntold(client: QueryClient, changed: readonly LiveKind[]): void {
  askAgain(client, changed)
  for (const queryKey of [unreadNoticesKey, noticesKey]) void client.invalidateQueries({ queryKey })
}
