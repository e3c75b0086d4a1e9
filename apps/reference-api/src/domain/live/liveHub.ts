import type { LiveEvent } from '@member/api-client/contract'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { deposits, withdrawals } from '../../database/schema.ts'
import { unreadNoticesOf } from '../notices/inbox.ts'
import { toDeposit } from '../deposits/toDeposit.ts'
import { toWithdraw } from '../withdrawals/withdrawStatus.ts'
import pLimit from 'p-limit'
import type { LiveHub, Stream } from '../../services/liveHub.ts'
import { changedSince, readMemberMarks, readSiteMark, writeMarks } from './marks.ts'

/** More than a member's tabs and devices: the oldest goes. */
const mostStreams = 8
const lookups = 4

/** The streams of one process. */
export function liveHub(database: Database, onFault: (fault: unknown) => void): LiveHub {
  const streams = new Map<string, Set<Stream>>()
  /** Members to be looked at; one that changes while it is looked at is looked at again. */
  const looks = new Map<string, 'asked' | 'looking' | 'again'>()
  let isClosed = false
  // A change of the site wakes everybody: the database is not asked ten thousand things at once.
  const inTurn = pLimit(lookups)
  let site: Promise<string> | undefined
  const siteMark = () => (site ??= readSiteMark(database))

  const tell = async (memberUuid: string) => {
    const open = streams.get(memberUuid)
    if (!open) return
    const marks = { ...(await readMemberMarks(database, memberUuid)), site: await siteMark() }
    const id = writeMarks(marks)
    for (const stream of open) {
      const changed = changedSince(stream.told, marks)
      if (stream.told === id) continue
      const isFirst = stream.told === undefined
      stream.told = id
      const event = isFirst ? { changed } : await withNews(database, memberUuid, { changed })
      // It may have left while its news was read.
      if (open.has(stream) && !stream.write(`id: ${id}\ndata: ${JSON.stringify(event)}\n\n`)) drop(stream)
    }
  }

  /** Looks once for all that is told in one breath. */
  const wake = (memberUuid: string) => {
    const look = looks.get(memberUuid)
    looks.set(memberUuid, look === 'looking' ? 'again' : (look ?? 'asked'))
    if (look === undefined) void lookAt(memberUuid)
  }
  const lookAt = async (memberUuid: string): Promise<void> => {
    try {
      await inTurn(() => {
        looks.set(memberUuid, 'looking')
        return tell(memberUuid)
      })
    } catch (fault) {
      onFault(fault)
      // Missed events are sent at the next connection.
      site = undefined
      dropMember(memberUuid)
    }
    const isAgain = looks.get(memberUuid) === 'again'
    looks.delete(memberUuid)
    if (isAgain) wake(memberUuid)
  }
  const wakeAll = () => {
    site = undefined
    for (const memberUuid of streams.keys()) wake(memberUuid)
  }

  const leave = (stream: Stream) => {
    const open = streams.get(stream.memberUuid)
    open?.delete(stream)
    if (open?.size === 0) streams.delete(stream.memberUuid)
  }
  const drop = (stream: Stream) => {
    leave(stream)
    stream.end()
  }
  const dropMember = (memberUuid: string) => {
    for (const stream of streams.get(memberUuid) ?? []) drop(stream)
  }

  return {
    join: (stream: Stream) => {
      if (isClosed) return stream.end()
      const open = streams.get(stream.memberUuid) ?? new Set()
      streams.set(stream.memberUuid, open.add(stream))
      if (open.size > mostStreams) for (const oldest of [...open].slice(0, 1)) drop(oldest)
      wake(stream.memberUuid)
    },
    leave,
    hear: (news: string) => {
      const [kind, memberUuid = ''] = news.split(':')
      if (kind === 'site') wakeAll()
      // On reconnecting, each client finds out if its own session has ended.
      else if (kind === 'ended') dropMember(memberUuid)
      else if (streams.has(memberUuid)) wake(memberUuid)
    },
    missed: wakeAll,
    open: () => [...streams.values()].reduce((sum, { size }) => sum + size, 0),
    beat: () => {
      for (const open of streams.values()) for (const stream of open) if (!stream.write(':\n\n')) drop(stream)
    },
    close: () => {
      isClosed = true
      for (const memberUuid of streams.keys()) dropMember(memberUuid)
    },
  }
}

/** The deposit or withdrawal that changed last, where that is the news; and how many notices are new. */
async function withNews(
  database: Database,
  memberUuid: string,
  { changed }: Pick<LiveEvent, 'changed'>,
): Promise<LiveEvent> {
  const [deposit] = changed.includes('deposits')
    ? await database
        .select()
        .from(deposits)
        .where(eq(deposits.memberUuid, memberUuid))
        .orderBy(desc(deposits.updatedAt))
        .limit(1)
    : []
  const [withdraw] = changed.includes('withdrawals')
    ? await database
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.memberUuid, memberUuid))
        .orderBy(desc(withdrawals.updatedAt))
        .limit(1)
    : []
  const unread = changed.includes('notices')
    ? await unreadNoticesOf(database, memberUuid, new Date())
    : undefined
  return {
    changed,
    ...(deposit && { deposit: toDeposit(deposit) }),
    ...(withdraw && { withdraw: toWithdraw(withdraw) }),
    ...(unread !== undefined && { unread }),
  }
}
