import { newestDepositsQuery, newestWithdrawalsQuery, queryAtom } from '@member/api-client'

export const lastDepositsAtom = queryAtom(newestDepositsQuery)
export const lastWithdrawalsAtom = queryAtom(newestWithdrawalsQuery)
