import { livePath } from '@member/api-client/contract'
import { Hono } from 'hono'
import type { AppEnv, Services } from '../request/services.ts'
import type { Stream } from './liveHub.ts'

/** A listener that reads nothing is let go, once so many letters lie unread. */
const mostUnread = 64 * 1024
const idPattern = /^[\da-f.]{1,200}$/
/** A token that has run out is found out by the next connection. */
const longestMs = 60 * 60_000
const comesBackMs = 2_000

/** One stream of events a member (`text/event-stream`): what changed, told when it does. */
export function live({ live: hub }: Services) {
  return new Hono<AppEnv>().get(livePath, (context) => {
    const last = context.req.header('Last-Event-ID')
    const letters = new TextEncoder()
    let stream: Stream | undefined
    let ending: ReturnType<typeof setTimeout> | undefined
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const opened: Stream = {
            memberUuid: context.get('member').uuid,
            told: last !== undefined && idPattern.test(last) ? last : undefined,
            write: (text) => {
              controller.enqueue(letters.encode(text))
              return (controller.desiredSize ?? 0) > -mostUnread
            },
            end: () => {
              clearTimeout(ending)
              controller.close()
            },
          }
          stream = opened
          opened.write(`retry: ${comesBackMs}\n\n`)
          ending = setTimeout(() => {
            hub.leave(opened)
            opened.end()
          }, longestMs)
          ending.unref()
          hub.join(opened)
        },
        cancel() {
          clearTimeout(ending)
          if (stream) hub.leave(stream)
        },
      },
      { size: (piece) => piece.byteLength },
    )
    return context.body(body, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // A proxy that gathers or packs it would keep the news back.
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    })
  })
}
