import { addressQuery, queryAtom } from '@member/api-client'

export const addressAtom = queryAtom(addressQuery)
