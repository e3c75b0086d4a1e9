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
  openWithdrawalsKey,
  operationKey,
  rewardsKey,
  settingKey,
  unreadNoticesKey,
  slipRequestsKey,
  wheelKey,
  withdrawalsKey,
} from '@member/api-client'
import type { QueryKey } from '@tanstack/query-core'

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
export function staleKeys(changed: readonly LiveKind[]): QueryKey[] {
  const keys = changed.flatMap((kind) => shownIn[kind] ?? [])
  return [...new Map(keys.map((key) => [JSON.stringify(key), key])).values()]
}
