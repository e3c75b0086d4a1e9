import {
  listSlipRequests,
  commandAtom,
  ledgerKey,
  queryAtom,
  requestDeposit,
  slipRequestsKey,
  slipRequestsQuery,
} from '@member/api-client'
import { atom } from 'jotai'

/** The member's requests to the operator, kept up to date by live news. */
export const slipRequestsAtom = queryAtom(slipRequestsQuery)

/** The request that waits at the desk; another is taken only once it is decided. */
export const openRequestAtom = atom((get) =>
  get(slipRequestsAtom).data?.find(({ status }) => status === 'PENDING'),
)

/** Hands a slip to the operator; a lost answer is looked for among the requests before it is sent again. */
export const requestDepositAtom = commandAtom('request-deposit', requestDeposit, {
  refresh: [slipRequestsKey, ledgerKey],
  find: async ({ key }) => (await listSlipRequests()).find(({ order }) => order === key) ?? null,
})
