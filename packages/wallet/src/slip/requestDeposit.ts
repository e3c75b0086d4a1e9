import {
  listSlipRequests,
  ledgerKey,
  queryAtom,
  requestDeposit,
  slipRequestsKey,
  slipRequestsQuery,
} from '@member/api-client'
import { commandAtom } from '@member/commands'
import { atom } from 'jotai'

export const slipRequestsAtom = queryAtom(slipRequestsQuery)

/** The pending manual request. */
export const openRequestAtom = atom((get) =>
  get(slipRequestsAtom).data?.find(({ status }) => status === 'PENDING'),
)

/** Sends a slip for manual review; after a lost answer, looks for the request in the server's list. */
export const requestDepositAtom = commandAtom('request-deposit', requestDeposit, {
  refresh: [slipRequestsKey, ledgerKey],
  find: async ({ key }) => (await listSlipRequests()).find(({ order }) => order === key) ?? null,
})
