import { askIdentity, settlePapers } from '../identity/settlePapers.ts'
import { uuidOf } from '../request/uuidOf.ts'
import { reasonIn, type Action } from './action.ts'
import { settledAlready } from './deskProblem.ts'

/** Who is at the simulated desk: it knows one person only. */
export const atDesk = 'operator'

const once = async (done: Promise<boolean>) => {
  if (!(await done)) throw settledAlready()
}

/** What the desk does about members' papers: path and action. */
export const identityActions: Record<string, Action> = {
  'identity/:uuid/accept': (tx, uuid, _fields, now) =>
    once(settlePapers(tx, uuidOf(uuid), { isAccepted: true, who: atDesk }, now)),
  'identity/:uuid/refuse': (tx, uuid, fields, now) =>
    once(settlePapers(tx, uuidOf(uuid), { isAccepted: false, reason: reasonIn(fields), who: atDesk }, now)),
  'members/:uuid/identity': (tx, uuid, _fields, now) => once(askIdentity(tx, uuidOf(uuid), atDesk, now)),
}
