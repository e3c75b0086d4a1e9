import {
  listSlipRequests,
  orderAtom,
  queryAtom,
  requestDeposit,
  slipRequestsKey,
  slipRequestsQuery,
} from '@member/api-client'

const whilePending = 15_000

/** The member's requests to the operator, looked at again while one is open. */
export const slipRequestsAtom = queryAtom(() => ({
  ...slipRequestsQuery(),
  refetchInterval: ({ state }) =>
    state.data?.some(({ status }) => status === 'PENDING') ? whilePending : false,
}))

/** Hands a slip to the operator; a lost answer is looked for among the requests before it is sent again. */
export const requestDepositAtom = orderAtom('request-deposit', requestDeposit, {
  refresh: [slipRequestsKey],
  find: async ({ key }) => (await listSlipRequests()).find(({ order }) => order === key) ?? null,
})
