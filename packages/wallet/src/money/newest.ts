import { newestDepositsQuery, newestWithdrawalsQuery, queryAtom } from '@member/api-client'

export const newestDepositsAtom = queryAtom(newestDepositsQuery)

export const newestWithdrawalsAtom = queryAtom(newestWithdrawalsQuery)
