import { send } from '../client/http.ts'
import { LedgerFile } from './ledger.ts'

// Addition, needs the feature `memberData` of /api/setting.

export const memberDataCall = {
  method: 'GET',
  path: '/api/auth/data',
  answer: LedgerFile,
} as const
/** Returns the data stored about the member, without secrets; the server demands the password first. */
export const getMemberData = () => send(memberDataCall)
