import { eq } from 'drizzle-orm'
import { closingRequests } from '../database/schema.ts'
import { uuidOf } from '../request/uuidOf.ts'
import type { Doing } from './operation.ts'
import { record } from './operation.ts'
import { settledAlready } from './refused.ts'
import { shutOut } from './suspendMember.ts'

/** Closes the account of a member who asked for it: a log-in says so. */
export async function closeAccount(doing: Doing, memberUuid: string) {
  const member = uuidOf(memberUuid)
  const [asked] = await doing.tx
    .delete(closingRequests)
    .where(eq(closingRequests.memberUuid, member))
    .returning()
  // Taken back meanwhile, or settled by a colleague.
  if (!asked) throw settledAlready()
  await shutOut(doing, member, 'CLOSED')
  await record(doing, { act: 'ACCOUNT_CLOSED', member })
}
