import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema.ts'
import { day } from '../../values/bangkok.ts'

type Wanted = {
  memberUuid?: string
  phone: string
  text: string
  /** Network of the visitor who caused the message, if a visitor did. */
  network?: string | null
  /** True if the message contains a code, which logs and staff must not see. */
  isSecret?: boolean
  /** Time (ms) after which the message is no longer sent; a day by default. */
  forMs?: number
}

/** Queues a message, which is sent after the transaction commits; returns its id. */
export async function queueMessage(tx: Database, { forMs = day, ...wanted }: Wanted, now: Date) {
  const endsAt = new Date(now.getTime() + forMs)
  const [row] = await tx
    .insert(messages)
    .values({ ...wanted, nextAt: now, endsAt, createdAt: now })
    .returning({ uuid: messages.uuid })
  return row!.uuid
}
