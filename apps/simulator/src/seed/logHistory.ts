import { type Database, operationLog, readUnlogged } from '@member/api/importing'

export async function logHistory(tx: Database, now: Date) {
  const lines = await readUnlogged(tx)
  for (const { act, member_uuid: memberUuid, subject, detail } of lines)
    await tx
      .insert(operationLog)
      .values({ at: now, byKind: 'JOB', byName: 'seed', act, memberUuid, subject, detail })
}
