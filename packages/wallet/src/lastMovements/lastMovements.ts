import { depositsQuery, queryAtom, withdrawalsQuery } from '@member/api-client'

const few = { page: 1, limit: 4 }

export const lastDepositsAtom = queryAtom(() => depositsQuery(few))
export const lastWithdrawalsAtom = queryAtom(() => withdrawalsQuery(few))
