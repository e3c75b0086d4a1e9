import { addressQuery, queryAtom } from '@member/api-client'

/** Where goods are sent; null until the member has said. */
export const addressAtom = queryAtom(addressQuery)
