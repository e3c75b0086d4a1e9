import type { Database } from '../../database/database.ts'
import { messages } from '../../database/schema.ts'
import { day } from '../../values/bangkok.ts'

type Wanted = {
  memberUuid?: string
  phone: string
  text: string
  /** Who asked for it, where it was a visitor: messages of each network are sent in turn. */
  network?: string | null
  /** Holds a code, which no log and no member of staff is to see. */
  isSecret?: boolean
  /** Time to live; a day by default. */
  forMs?: number
}

/** Has a message sent once the transaction is committed. */
export async function queueMessage(tx: Database, { forMs = day, ...wanted }: Wanted, now: Date) {
  const endsAt = new Date(now.getTime() + forMs)
  const [row] = await tx
    .insert(messages)
    .values({ ...wanted, nextAt: now, endsAt, createdAt: now })
    .returning({ uuid: messages.uuid })
  return row!.uuid
}
