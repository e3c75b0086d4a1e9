import type { QueryClient } from '@tanstack/query-core'
import type { createStore } from 'jotai'
import { askDeposits } from './askDeposits.ts'
import { askWithdrawals } from './askWithdrawals.ts'
import { askAgainUntold, unseen } from './changes.ts'

export interface Asking {
  client: QueryClient
  store: ReturnType<typeof createStore>
  signal: AbortSignal
}

/** Looks for what changed while the server tells nothing by itself: it has no stream, or its line is away. */
export function askMoney(asking: Asking): void {
  askAgainUntold(asking.client, unseen)
  askDeposits(asking)
  askWithdrawals(asking)
}
