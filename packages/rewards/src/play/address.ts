import { addressQuery, queryAtom } from '@member/api-client'

/** Delivery address; null until the member has given one. */
export const addressAtom = queryAtom(addressQuery)
