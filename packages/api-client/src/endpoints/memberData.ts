import { send } from '../client/http.ts'
import { LedgerFile } from './ledger.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `memberData`.

export const memberDataCall = {
  method: 'GET',
  path: '/api/auth/data',
  answer: LedgerFile,
} as const
/** All data that the operator stores about the member, as JSON; requires the password first. */
export const getMemberData = () => send(memberDataCall)
