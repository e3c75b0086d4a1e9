import * as namesakes from '../domain/protection/nameMatches.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'

export async function clearNameMatch(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  if (!(await namesakes.clearNameMatch(doing.tx, member, doing.now))) throw settledAlready()
  await record(doing, { act: 'NAMESAKE_CLEARED', member })
}

export async function excludeNameMatch(doing: OperationContext, memberUuid: string) {
  const member = uuidOf(memberUuid)
  if (!(await namesakes.excludeNameMatch(doing.tx, member, doing.now))) throw settledAlready()
  await record(doing, { act: 'NAMESAKE_EXCLUDED', member })
}
