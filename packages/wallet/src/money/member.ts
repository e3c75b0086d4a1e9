import { memberQuery, queryAtom } from '@member/api-client'

/** The member in full, for the bank account money comes from and goes to. */
export const memberAtom = queryAtom(memberQuery)
