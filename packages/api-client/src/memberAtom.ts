import { memberQuery } from './endpoints/members.ts'
import { queryAtom } from './queryAtom.ts'

export const memberAtom = queryAtom(memberQuery)
