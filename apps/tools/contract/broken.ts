import {
  after,
  at,
  isStream,
  keyed,
  pathOf,
  rewritten,
  repeatedRead,
  withHeader,
  without,
} from './breaking.ts'
import type { BrokenServer } from './breaking.ts'
import { brokenMoney } from './brokenMoney.ts'

/** Broken servers by the description of their defect. */
export const brokenServers: Record<string, BrokenServer> = {
  ...brokenMoney,
  'answers without the envelope': {
    rule: 'call:getSetting',
    problem: /not in the envelope: status: .*received undefined/,
    before: at('GET /api/setting', (text) => /"data":(.*)\}$/.exec(text)?.[1] ?? text),
  },
  'failures sent as HTTP 200': {
    rule: 'failures:fields',
    problem: /succeeded, where 400001 VALIDATION is the answer/,
    before: after((response) =>
      response.status === 400 ? rewritten(response, (text) => text, { status: 200 }) : response,
    ),
  },
  'a page of HTML in place of a failure': {
    rule: 'failures:unknown',
    problem: /answered text\/html, not application\/json/,
    before: after((response) =>
      response.status === 404
        ? new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
        : response,
    ),
  },
  'a member’s answers in every cache': {
    rule: 'headers:no-store',
    problem: /Cache-Control says nothing/,
    before: after((response) => without(response, 'cache-control')),
  },
  'no language but Thai, and none named': {
    rule: 'headers:language',
    problem: /Accept-Language: en was answered in Thai: /,
    before: (ask) => async (request) => {
      const headers = new Headers(request.headers)
      headers.delete('accept-language')
      return without(await ask(new Request(request, { headers })), 'content-language')
    },
  },
  'no language but English': {
    rule: 'headers:language',
    problem: /Accept-Language: th was answered without a Thai letter: /,
    before: (ask) => (request) => {
      const headers = new Headers(request.headers)
      headers.set('accept-language', 'en')
      return ask(new Request(request, { headers }))
    },
  },
  'every site let in': {
    rule: 'cors:foreign',
    problem: /says \* to https:\/\/elsewhere\.example/,
    before: after((response) => withHeader(response, 'access-control-allow-origin', '*')),
  },
  'keys that browsers may not send': {
    rule: 'cors:preflight',
    problem: /Access-Control-Allow-Headers lacks idempotency-key/,
    before: after((response) =>
      withHeader(
        response,
        'access-control-allow-headers',
        'Authorization,Content-Type,platform,channel,version,hostname',
      ),
    ),
  },
  'a call that is never answered': {
    rule: 'time:limit',
    problem: /GET \/api\/announcement took/,
    before: (ask) => (request) =>
      pathOf(request) === '/api/announcement' ? new Promise(() => {}) : ask(request),
  },
  'keys forgotten': {
    rule: 'orders:withdraw-once',
    problem: /order is [\da-f-]{36}, not its key/,
    before: keyed(({ headers }) => headers.has('idempotency-key')),
  },
  'keys made up where there is none': {
    rule: 'orders:key-missing',
    problem: /succeeded, where 400001/,
    before: keyed(({ method, headers }) => method === 'POST' && !headers.has('idempotency-key')),
  },
  'replays that do not say so': {
    rule: 'orders:replayed',
    problem: /says nothing in Idempotent-Replayed/,
    before: after((response) => without(response, 'idempotent-replayed')),
  },
  'a code of its own making': {
    rule: 'failures:unknown',
    problem: /code: Invalid type: Expected .{1,100}… but received "ERROR"$/,
    before: after((response) =>
      response.status === 404
        ? rewritten(response, (text) => text.replace('"NOT_FOUND"', '"ERROR"'))
        : response,
    ),
  },
  'a login that is not as its schema says': {
    rule: 'call:login',
    problem: /^POST \/api\/auth\/login, data: user\.user_bank: /,
    before: at('POST /api/auth/login', (text) => text.replace('"user_bank"', '"bank"')),
  },
  'a missing token refused as forbidden': {
    rule: 'sessions:missing',
    problem: /failed with 403001/,
    before: after((response, { headers }) =>
      response.status === 401 && !headers.has('authorization')
        ? rewritten(
            response,
            (text) => text.replace('401001', '403001').replace('TOKEN_MISSING', 'ACCOUNT_SUSPENDED'),
            { status: 403 },
          )
        : response,
    ),
  },
  'unknown names that differ from wrong passwords': {
    rule: 'sessions:failed-login',
    problem: /differs from/,
    before: (ask) => async (request) => {
      const isUnknown = (await request.clone().text()).includes('nobody')
      const response = await ask(request)
      return isUnknown ? rewritten(response, (text) => text.replace('"message":"', '$&ไม่พบ ')) : response
    },
  },
  'unknown phones that differ from members’': {
    rule: 'call:requestPasswordReset',
    problem: /a member’s phone can be distinguished from an unknown one/,
    before: (ask) => async (request) => {
      const isUnknown = (await request.clone().text()).includes('"069999')
      const response = await ask(request)
      return isUnknown
        ? rewritten(response, (text) => text.replace('"validSec":600', '"validSec":0'))
        : response
    },
  },
  'a key for another app': {
    rule: 'call:startFactor',
    problem: /the address has another key than the answer/,
    before: at('POST /api/auth/factor/start', (text) => text.replace('"secret":"', '$&AAAA')),
  },
  'one challenge for every log-in': {
    rule: 'call:startPasskeyLogin',
    problem: /the same challenge was sent twice/,
    before: at('POST /api/passkey/challenge', (text) =>
      text.replace(/"challenge":"[\w-]+"/, '"challenge":"AAAA"'),
    ),
  },
  'one challenge for every new passkey': {
    rule: 'call:startPasskey',
    problem: /the same challenge was sent twice/,
    before: at('POST /api/auth/passkey/start', (text) =>
      text.replace(/"challenge":"[\w-]+"/, '"challenge":"AAAA"'),
    ),
  },
  'money shown to anybody': {
    rule: 'sessions:others',
    problem: /succeeded, where 404001/,
    before: repeatedRead('/api/auth/user/getCredit/', 404),
  },
  'an addition named that is not there': {
    rule: 'call:listSessions',
    problem: /HTTP 404 \(404001 NOT_FOUND\), not 200/,
    before: (ask) => (request) =>
      ask(pathOf(request) === '/api/auth/session' ? new Request(`${request.url}s`, request) : request),
  },
  'an event stream that is a page': {
    rule: 'live:stream',
    problem: /it answered application\/json, not text\/event-stream/,
    before: (ask) => async (request) =>
      isStream(request)
        ? new Response('{}', { headers: { 'Content-Type': 'application/json' } })
        : ask(request),
  },
  'an event stream of other words': {
    rule: 'live:stream',
    problem: /it sent “<h1>Welcome<\/h1>”, which is no event/,
    before: (ask) => async (request) =>
      isStream(request)
        ? new Response('<h1>Welcome</h1>\n\n', { headers: { 'Content-Type': 'text/event-stream' } })
        : ask(request),
  },
  'events of its own making': {
    rule: 'live:stream',
    problem: /its data is no event of the contract:  ?\{"type":"credit"\}/,
    before: (ask) => async (request) =>
      isStream(request)
        ? new Response('data: {"type":"credit"}\n\n', { headers: { 'Content-Type': 'text/event-stream' } })
        : ask(request),
  },
  'an event stream that is never opened': {
    rule: 'live:stream',
    problem: /^GET \/api\/auth\/events was not answered within 2 s$/,
    before: (ask) => (request) => (isStream(request) ? new Promise(() => {}) : ask(request)),
  },
  'an event stream that breaks off': {
    rule: 'live:stream',
    problem: /^GET \/api\/auth\/events was not answered: cut off$/,
    before: (ask) => async (request) =>
      isStream(request) ? Promise.reject(new Error('cut off')) : ask(request),
  },
  'an event stream that says nothing': {
    rule: 'live:stream',
    problem: /it sent nothing/,
    before: (ask) => async (request) =>
      isStream(request)
        ? new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } })
        : ask(request),
  },
  'Buddhist years': {
    rule: 'time:gregorian',
    problem: /has 2569-\d\d-\d\dT/,
    before: after((response) => rewritten(response, (text) => text.replaceAll('"2026-', '"2569-'))),
  },
}
