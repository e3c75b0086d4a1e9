import { memberQuery, queryAtom } from '@member/api-client'

/** The member's profile, used for the bank account of deposits and withdrawals. */
export const memberAtom = queryAtom(memberQuery)
