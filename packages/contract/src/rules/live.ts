import { LiveEvent, livePath } from '@member/api-client/contract'
import * as v from 'valibot'
import type { Rule } from './rule.ts'
import { must, NotJudged, refused } from './verdicts.ts'

/** Pattern of a line of a stream: a comment, one of the four fields, or the empty line between events. */
const streamLine = /^(?:$|:|(?:data|event|id|retry)(?::|$))/

export const liveRules: Rule[] = [
  {
    id: 'live:stream',
    about: 'calls',
    says: `Addition, GET ${livePath}, is an event stream, for members only`,
    run: async ({ server, setting, member }) => {
      if (!setting?.features['live']) throw new NotJudged('the server does not name live in features')
      const { token } = member()
      refused(await server.ask({ method: 'GET', path: livePath }), 401001)
      const { status, type, text } = await server.begin(livePath, token)
      must(status === 200, `it answered HTTP ${status}`)
      must(/^text\/event-stream\b/.test(type), `it answered ${type}, not text/event-stream`)
      must(text !== '', 'it sent nothing for 25 s; a comment at least every 20 s keeps it open')
      // The last line may be truncated.
      const lines = text.split(/\r\n|\n|\r/).slice(0, -1)
      const other = lines.find((line) => !streamLine.test(line))
      must(
        other === undefined && lines.length > 0,
        `it sent “${(other ?? text).slice(0, 60)}”, which is no event`,
      )
      const data = lines.filter((line) => line.startsWith('data:')).map((line) => line.slice('data:'.length))
      must(data.every(isEvent), `its data is no event of the contract: ${data.join(' ').slice(0, 60)}`)
    },
  },
]

function isEvent(data: string): boolean {
  try {
    return v.is(LiveEvent, JSON.parse(data))
  } catch {
    return false
  }
}
