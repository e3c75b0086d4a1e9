import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema.ts'
import { day } from '../../values/bangkok.ts'

type Wanted = {
  memberUuid?: string
  phone: string
  text: string
  /** Network of the visitor who caused the message, if any: networks take turns in sending. */
  network?: string | null
  /** True if the message contains a code, which logs and staff must not see. */
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
