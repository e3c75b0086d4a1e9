import { livePath } from '@member/api-client/contract'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { AppEnv, Services } from '../../services/services.ts'
import type { Stream } from '../../services/liveHub.ts'

/** A listener that reads nothing is let go, once so many letters lie unread. */
const mostUnread = 64 * 1024
const idPattern = /^[\da-f.]{1,200}$/
/** No stream is longer, nor than its token lives: whoever comes back without one finds out. */
const longestMs = 60 * 60_000
const comesBackMs = 2_000

/** Server-sent events (`text/event-stream`) of changes, one stream per client. */
export function live({ live: hub, clock }: Services) {
  return new Hono<AppEnv>().get(livePath, (context) => {
    const last = context.req.header('Last-Event-ID')
    const leftMs = context.get('sessionEndsAt').getTime() - clock().getTime()
    const response = streamSSE(
      context,
      (sse) =>
        new Promise<void>((close) => {
          // Ended by us or left by the listener: news may be on its way to it all the same.
          let isOver = false
          let unread = 0
          const end = () => {
            clearTimeout(ending)
            isOver = true
            close()
          }
          const opened: Stream = {
            memberUuid: context.get('member').uuid,
            told: last !== undefined && idPattern.test(last) ? last : undefined,
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
    // A proxy that gathers or packs it would keep the news back.
    response.headers.set('Cache-Control', 'no-store, no-transform')
    response.headers.set('X-Accel-Buffering', 'no')
    return response
  })
}
