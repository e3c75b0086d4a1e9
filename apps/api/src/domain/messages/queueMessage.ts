import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema.ts'
import { day } from '../../values/bangkok.ts'

type Wanted = {
  memberUuid?: string
  phone: string
  text: string
  /** The visitor's network, if a visitor caused it: messages are sent round-robin by network. */
  network?: string | null
  /** Contains a code, which logs and staff must not see. */
  isSecret?: boolean
  /** Time to live (ms); a day by default. */
  forMs?: number
}

/** Queues a message, sent after the transaction commits. */
export async function queueMessage(tx: Database, { forMs = day, ...wanted }: Wanted, now: Date) {
  const endsAt = new Date(now.getTime() + forMs)
  const [row] = await tx
    .insert(messages)
    .values({ ...wanted, nextAt: now, endsAt, createdAt: now })
    .returning({ uuid: messages.uuid })
  return row!.uuid
}
