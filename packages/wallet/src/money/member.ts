import { memberQuery, queryAtom } from '@member/api-client'

export const memberAtom = queryAtom(memberQuery)
