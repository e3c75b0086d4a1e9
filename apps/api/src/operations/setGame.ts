import { and, eq, ne } from 'drizzle-orm'
import { games, providers } from '../database/schema.ts'
import { uuidOf } from '../http/uuidOf.ts'
import { record, type OperationContext } from '../domain/audit/operation.ts'
import { settledAlready } from '../domain/audit/refused.ts'

type Status = 'ACTIVE' | 'MAINTENANCE'

export async function setGame(doing: OperationContext, uuid: string, status: Status) {
  const [changed] = await doing.tx
    .update(games)
    .set({ status })
    .where(and(eq(games.uuid, uuidOf(uuid)), ne(games.status, status)))
    .returning({ uuid: games.uuid })
  if (!changed) throw settledAlready()
  await record(doing, { act: 'GAME_SET', subject: uuid, detail: { status } })
}

export async function setProvider(doing: OperationContext, code: string, status: Status) {
  const [changed] = await doing.tx
    .update(providers)
    .set({ status })
    .where(and(eq(providers.code, code), ne(providers.status, status)))
    .returning({ code: providers.code })
  if (!changed) throw settledAlready()
  await record(doing, { act: 'PROVIDER_SET', subject: code, detail: { status } })
}
