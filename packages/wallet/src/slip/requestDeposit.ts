import { listSlipRequests, orderAtom, requestDeposit, slipRequestsKey } from '@member/api-client'
import { atomWithQuery } from 'jotai-tanstack-query'

const whilePending = 15_000

/** The member's requests to the operator, looked at again while one is open. */
export const slipRequestsAtom = atomWithQuery(() => ({
  queryKey: slipRequestsKey,
  queryFn: ({ signal }) => listSlipRequests(signal),
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'PENDING') ? whilePending : false,
}))

/** Hands a slip to the operator; a lost answer is looked for among the requests before it is sent again. */
export const requestDepositAtom = orderAtom('request-deposit', requestDeposit, {
  refresh: [slipRequestsKey],
  find: async ({ key }) => (await listSlipRequests()).find(({ order }) => order === key) ?? null,
})
