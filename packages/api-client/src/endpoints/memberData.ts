import { send } from '../client/http.ts'
import { LedgerFile } from './ledger.ts'

// Ours, not the specification's: used only where `features` of /api/setting names `memberData`.

export const memberDataCall = {
  method: 'GET',
  path: '/api/auth/data',
  answer: LedgerFile,
} as const
/** What the operator stores about the member, as a JSON file. A server asks for the password first, as before a change of the account. */
export const getMemberData = () => send(memberDataCall)
