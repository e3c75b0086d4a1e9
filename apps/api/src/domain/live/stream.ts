import { setImmediate } from 'node:timers/promises'
import { type LiveEvent, livePath } from '@member/api-client/contract'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import pLimit from 'p-limit'
import type { Database } from '../../database/database.ts'
import type { LiveHub, Stream, AppEnv, Services } from '../../services/services.ts'
import { unreadNoticesOf } from '../notices/inbox.ts'
import {
  changedSince,
  moneyChangedAfter,
  readSharedHashes,
  readStateHashes,
  type SharedHashes,
  withNews,
  withShared,
  writeStateHashes,
} from './news.ts'

/** Maximum number of streams per member; one more closes the oldest. */
const mostStreams = 8
const lookups = 4
/** Key in `refreshes` for the check of data shared by all members. */
const everyone = ''
/** Number of members read by one query when shared data changed. */
const membersAtOnce = 200

/** Returns which kinds changed for a stream after a change of shared data; undefined if none did. */
function changeOf(lastEventId: string | undefined, shared: SharedHashes) {
  const hashes = withShared(lastEventId, shared)
  const changed = hashes ? changedSince(lastEventId, hashes) : []
  if (!hashes || changed.length === 0) return undefined
  return { id: writeStateHashes(hashes), changed, unread: changed.includes('notices') }
}

export function liveHub(database: Database, onFault: (fault: unknown) => void): LiveHub {
  const streams = new Map<string, Set<Stream>>()
  /** State of pending checks per member; a change during a check causes another check. */
  const refreshes = new Map<string, 'asked' | 'looking' | 'again'>()
  let isClosed = false
  // Limits the concurrent queries when many clients come back at once.
  const inTurn = pLimit(lookups)
  let shared: Promise<SharedHashes> | undefined
  const sharedHashes = () => (shared ??= readSharedHashes(database))

  const send = (stream: Stream, event: LiveEvent) => {
    // The stream may have closed during the query.
    const isOpen = streams.get(stream.memberUuid)?.has(stream)
    if (isOpen && !stream.write(`id: ${stream.lastEventId}\ndata: ${JSON.stringify(event)}\n\n`)) drop(stream)
  }

  const publish = async (memberUuid: string) => {
    const open = streams.get(memberUuid)
    if (!open) return
    const own = await readStateHashes(database, memberUuid)
    const hashes = { ...own, ...(await sharedHashes()) }
    const id = writeStateHashes(hashes)
    for (const stream of open) {
      const changed = changedSince(stream.lastEventId, hashes)
      if (stream.lastEventId === id) continue
      const isFirst = stream.lastEventId === undefined
      stream.lastEventId = id
      const event = isFirst
        ? {
            changed,
            ...(stream.since && { missed: await moneyChangedAfter(database, memberUuid, stream.since) }),
          }
        : await withNews(database, memberUuid, { changed })
      send(stream, event)
    }
  }

  const publishShared = async () => {
    shared = undefined
    const hashes = await sharedHashes()
    const all = [...streams.keys()]
    const streamsOf = (uuid: string) => [...(streams.get(uuid) ?? [])]
    const unreadOf = async (uuids: string[]) => {
      const hasNotices = uuids
        .flatMap(streamsOf)
        .some(({ lastEventId }) => changeOf(lastEventId, hashes)?.unread)
      return hasNotices ? unreadNoticesOf(database, uuids, new Date()) : new Map<string, number>()
    }
    for (let at = 0; at < all.length; at += membersAtOnce) {
      const uuids = all.slice(at, at + membersAtOnce)
      try {
        const unread = await unreadOf(uuids)
        for (const uuid of uuids) {
          // A check of this member is pending; one more sends this change too, in order.
          if (refreshes.has(uuid)) refresh(uuid)
          else streamsOf(uuid).forEach((stream) => sendShared(stream, hashes, unread.get(uuid)))
        }
      } catch (fault) {
        onFault(fault)
        uuids.forEach(dropMember)
      }
      // Other requests are answered between the chunks.
      await setImmediate()
    }
  }
  const sendShared = (stream: Stream, hashes: SharedHashes, unread = 0) => {
    const change = changeOf(stream.lastEventId, hashes)
    if (!change) return
    stream.lastEventId = change.id
    send(stream, { changed: change.changed, ...(change.unread && { unread }) })
  }

  /** Schedules a check of a member; several notifications before its start cause only one check. */
  const refresh = (memberUuid: string) => {
    const state = refreshes.get(memberUuid)
    refreshes.set(memberUuid, state === 'looking' ? 'again' : (state ?? 'asked'))
    if (state === undefined) void refreshMember(memberUuid)
  }
  const refreshMember = async (memberUuid: string): Promise<void> => {
    try {
      await inTurn(() => {
        refreshes.set(memberUuid, 'looking')
        return memberUuid === everyone ? publishShared() : publish(memberUuid)
      })
    } catch (fault) {
      onFault(fault)
      // Missed events are sent at the next connection.
      shared = undefined
      for (const uuid of memberUuid === everyone ? streams.keys() : [memberUuid]) dropMember(uuid)
    }
    const isAgain = refreshes.get(memberUuid) === 'again'
    refreshes.delete(memberUuid)
    if (isAgain) refresh(memberUuid)
  }
  const refreshAll = () => {
    shared = undefined
    for (const memberUuid of streams.keys()) refresh(memberUuid)
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
      refresh(stream.memberUuid)
    },
    leave,
    onNotify: (news: string) => {
      const [kind, memberUuid = ''] = news.split(':')
      if (kind === 'site') refresh(everyone)
      // On reconnecting, each client finds out if its own session has ended.
      else if (kind === 'ended') dropMember(memberUuid)
      else if (streams.has(memberUuid)) refresh(memberUuid)
    },
    missed: refreshAll,
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

/** Number of characters sent but not read at which a client is disconnected. */
const mostUnread = 64 * 1024
const idPattern = /^[\da-f.]{1,200}$/
const momentPattern = /^\d{12,14}$/
/** Maximum duration of a stream (ms). */
const longestMs = 60 * 60_000
const comesBackMs = 2_000

/** Serves a stream of change events (`text/event-stream`) to each client. */
export function live({ live: hub, clock }: Services) {
  return new Hono<AppEnv>().get(livePath, (context) => {
    const last = context.req.header('Last-Event-ID')
    const since = context.req.query('since') ?? ''
    const leftMs = context.get('sessionEndsAt').getTime() - clock().getTime()
    const response = streamSSE(
      context,
      (sse) =>
        new Promise<void>((close) => {
          // The hub may still write after the stream has ended.
          let isOver = false
          let unread = 0
          const end = () => {
            clearTimeout(ending)
            isOver = true
            close()
          }
          const opened: Stream = {
            memberUuid: context.get('member').uuid,
            lastEventId: last !== undefined && idPattern.test(last) ? last : undefined,
            since: momentPattern.test(since) ? new Date(Number(since)) : undefined,
            write: (text) => {
              if (isOver) return false
              unread += text.length
              void sse.write(text).then(() => (unread -= text.length))
              return unread <= mostUnread
            },
            end,
          }
          const leave = () => {
            hub.leave(opened)
            end()
          }
          const ending = setTimeout(leave, Math.min(leftMs, longestMs))
          ending.unref()
          sse.onAbort(leave)
          opened.write(`retry: ${comesBackMs}\n\n`)
          hub.join(opened)
        }),
    )
    // Buffering or compressing proxies would delay events.
    response.headers.set('Cache-Control', 'no-store, no-transform')
    response.headers.set('X-Accel-Buffering', 'no')
    return response
  })
}
