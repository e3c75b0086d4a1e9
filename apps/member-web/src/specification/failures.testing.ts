import { rows } from './kept.testing.ts'

const http = 'packages/api-client/src/http.ts'
const sorting = 'packages/api-client/src/failureOf.ts'
const record = 'apps/member-web/src/watchFailures.ts'

/** The error catalogue of spec §8, as decided where it says two things. */
export const failures = rows({
  'any failed response is recorded': [record, /onFailure\([\s\S]*last: error/],
  '401 and 403 end the session': [sorting, /family === 401[\s\S]*family === 403[^\n]*'signed-out'/],
  'the session is cleared': [http, /kind === 'signed-out'[\s\S]*endSession\(/],
  'then /login': ['apps/member-web/src/access/MembersOnly.tsx', '/login'],
  'no other status ends it': [sorting, /'refused' : 'unreadable'/],
  '500256 keeps the session': ['packages/api-client/src/failureCodes.ts', "500256: 'UPSTREAM_FAILED'"],
  '503 and 408 raise the flag': [sorting, /\[408, 502, 503, 504\]/],
  'ECONNABORTED raises it': [http, /'ECONNABORTED'[\s\S]*kind: 'unavailable'/],
  'a request the app cancels is silent': [http, /isCancel\(cause\)\) throw new Cancelled/],
  'the flag': [record, 'unavailableSince: Date.now()'],
  'the flag has a notice': ['apps/member-web/src/notices/Unavailable.tsx', 'unavailableAtom'],
  'slip calls show the server’s message': ['packages/wallet/src/slip/refusalWords.ts', 'return message'],
  'a login hands its error to the form': ['packages/auth/src/login/logIn.ts', 'refusalOf(error)'],
  'an account name hands its error to the form': [
    'packages/auth/src/register/AccountName.tsx',
    /error\b[\s\S]*message/,
  ],
  'a failed credit stops loading': ['packages/wallet/src/credit/credit.ts', 'creditAtom'],
  'a failed cash-out stops loading': ['packages/games/src/launch/cashOut.ts', "state.status !== 'done'"],
  'a chunk that does not load fails': ['apps/member-web/src/screen/chunk.ts', 'throw new ChunkError'],
})
