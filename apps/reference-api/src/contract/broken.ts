type Answer = (request: Request) => Promise<Response>

/** One broken server: the reference server with something in front of it that breaks one rule. */
export interface BrokenServer {
  /** The rule that must be found broken. */
  rule: string
  /** What the report says of it. */
  told: RegExp
  /** Given how to ask the reference server, answers in its place. */
  before: (ask: Answer) => Answer
}

const pathOf = (request: Request) => new URL(request.url).pathname

/** The answer with its body rewritten. */
const rewritten = async (
  response: Response,
  rewrite: (text: string) => string,
  { status = response.status }: { status?: number } = {},
) => new Response(rewrite(await response.text()), { status, headers: response.headers })

const without = ({ body, status, headers }: Response, header: string) =>
  new Response(body, { status, headers: [...headers].filter(([name]) => name !== header) })

const withHeader = ({ body, status, headers }: Response, header: string, value: string) =>
  new Response(body, { status, headers: { ...Object.fromEntries(headers), [header]: value } })

/** Rewrites what a call answers. */
const at =
  (call: string, rewrite: (text: string) => string): BrokenServer['before'] =>
  (ask) =>
  async (request) => {
    const response = await ask(request)
    return `${request.method} ${pathOf(request)}`.startsWith(call) ? rewritten(response, rewrite) : response
  }

/** Changes every answer. */
const after =
  (change: (response: Response, request: Request) => Response | Promise<Response>): BrokenServer['before'] =>
  (ask) =>
  async (request) =>
    change(await ask(request), request)

/** Tells the last success of a call again where it must be refused. */
const toldAgain =
  (path: string, refusal: number): BrokenServer['before'] =>
  (ask) => {
    let last: Response | undefined
    return async (request) => {
      const response = await ask(request)
      if (request.method !== 'POST' || !pathOf(request).startsWith(path)) return response
      if (response.status === 200) last = response.clone()
      return response.status === refusal && last ? last.clone() : response
    }
  }

/** Gives a key of its own to the commands that are to have one. */
const keyed =
  (which: (request: Request) => boolean): BrokenServer['before'] =>
  (ask) =>
  (request) => {
    if (!which(request)) return ask(request)
    const headers = new Headers(request.headers)
    headers.set('idempotency-key', crypto.randomUUID())
    return ask(new Request(request, { headers }))
  }

/** By what is wrong with them. */
export const brokenServers: Record<string, BrokenServer> = {
  'money told as text': {
    rule: 'call:getCredit',
    told: /data: balance: .*Expected number but received "\d/,
    before: at('POST /api/auth/user/getCredit', (text) =>
      text.replace(/"balance":([\d.]+)/, '"balance":"$1"'),
    ),
  },
  'parts of a satang': {
    rule: 'call:getLevel',
    told: /data: depositTotal: /,
    before: at('GET /api/auth/user/level', (text) => text.replace(/"depositTotal":\d+/, '$&.005')),
  },
  'answers without the envelope': {
    rule: 'call:getSetting',
    told: /not in the envelope: status: .*received undefined/,
    before: at('GET /api/setting', (text) => /"data":(.*)\}$/.exec(text)?.[1] ?? text),
  },
  'failures told as HTTP 200': {
    rule: 'failures:fields',
    told: /succeeded, where 400001 VALIDATION is the answer/,
    before: after((response) =>
      response.status === 400 ? rewritten(response, (text) => text, { status: 200 }) : response,
    ),
  },
  'a page of HTML in place of a failure': {
    rule: 'failures:unknown',
    told: /answered text\/html, not application\/json/,
    before: after((response) =>
      response.status === 404
        ? new Response('<h1>Not found</h1>', { status: 404, headers: { 'Content-Type': 'text/html' } })
        : response,
    ),
  },
  'a member’s answers in every cache': {
    rule: 'headers:no-store',
    told: /Cache-Control says nothing/,
    before: after((response) => without(response, 'cache-control')),
  },
  'every site let in': {
    rule: 'cors:foreign',
    told: /says \* to https:\/\/elsewhere\.example/,
    before: after((response) => withHeader(response, 'access-control-allow-origin', '*')),
  },
  'keys that browsers may not send': {
    rule: 'cors:preflight',
    told: /Access-Control-Allow-Headers lacks idempotency-key/,
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
    told: /GET \/api\/announcement took/,
    before: (ask) => (request) =>
      pathOf(request) === '/api/announcement' ? new Promise(() => {}) : ask(request),
  },
  'keys forgotten': {
    rule: 'orders:withdraw-once',
    told: /order is [\da-f-]{36}, not its key/,
    before: keyed(({ headers }) => headers.has('idempotency-key')),
  },
  'keys made up where there is none': {
    rule: 'orders:key-missing',
    told: /succeeded, where 400001/,
    before: keyed(({ method, headers }) => method === 'POST' && !headers.has('idempotency-key')),
  },
  'replays that do not say so': {
    rule: 'orders:replayed',
    told: /says nothing in Idempotent-Replayed/,
    before: after((response) => without(response, 'idempotent-replayed')),
  },
  'a transfer credited twice': {
    rule: 'money:credited-once',
    told: /the transfer SCB .* is credited twice/,
    before: at('GET /api/auth/deposit/', (text) => text.replace(/"items":\[(\{.*?\})/, '$&,$1')),
  },
  'a slip credited for every key': {
    rule: 'orders:slip-once',
    told: /succeeded, where 409201 SLIP_DUPLICATE is the answer/,
    before: toldAgain('/api/auth/slip/confirm', 409),
  },
  'two withdrawals open': {
    rule: 'orders:withdraw-one-open',
    told: /succeeded, where 409101 WITHDRAW_OPEN is the answer/,
    before: toldAgain('/api/auth/withdraw/', 409),
  },
  'a code of its own making': {
    rule: 'failures:unknown',
    told: /code: Invalid type: Expected .{1,100}… but received "ERROR"$/,
    before: after((response) =>
      response.status === 404
        ? rewritten(response, (text) => text.replace('"NOT_FOUND"', '"ERROR"'))
        : response,
    ),
  },
  'a login that is not as its schema says': {
    rule: 'call:login',
    told: /^POST \/api\/auth\/login, data: user\.user_bank: /,
    before: at('POST /api/auth/login', (text) => text.replace('"user_bank"', '"bank"')),
  },
  'a missing token told as forbidden': {
    rule: 'sessions:missing',
    told: /failed with 403001/,
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
  'unknown names told from wrong passwords': {
    rule: 'sessions:failed-login',
    told: /tells it from/,
    before: (ask) => async (request) => {
      const isUnknown = (await request.clone().text()).includes('nobody')
      const response = await ask(request)
      return isUnknown ? rewritten(response, (text) => text.replace('"message":"', '$&ไม่พบ ')) : response
    },
  },
  'money shown to anybody': {
    rule: 'sessions:others',
    told: /succeeded, where 404001/,
    before: toldAgain('/api/auth/user/getCredit/', 404),
  },
  'an addition named that is not there': {
    rule: 'call:listSessions',
    told: /HTTP 404 \(404001 NOT_FOUND\), not 200/,
    before: (ask) => (request) =>
      ask(pathOf(request) === '/api/auth/session' ? new Request(`${request.url}s`, request) : request),
  },
}
