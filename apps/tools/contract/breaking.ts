import { livePath } from '@member/api-client/contract'

type Answer = (request: Request) => Promise<Response>

export interface BrokenServer {
  rule: string
  problem: RegExp
  before: (ask: Answer) => Answer
}

export const pathOf = (request: Request) => new URL(request.url).pathname

export const rewritten = async (
  response: Response,
  rewrite: (text: string) => string,
  { status = response.status }: { status?: number } = {},
) => new Response(rewrite(await response.text()), { status, headers: response.headers })

export const without = ({ body, status, headers }: Response, header: string) =>
  new Response(body, { status, headers: [...headers].filter(([name]) => name !== header) })

export const withHeader = ({ body, status, headers }: Response, header: string, value: string) =>
  new Response(body, { status, headers: { ...Object.fromEntries(headers), [header]: value } })

export const at =
  (call: string, rewrite: (text: string) => string): BrokenServer['before'] =>
  (ask) =>
  async (request) => {
    const response = await ask(request)
    return `${request.method} ${pathOf(request)}`.startsWith(call) ? rewritten(response, rewrite) : response
  }

export const after =
  (change: (response: Response, request: Request) => Response | Promise<Response>): BrokenServer['before'] =>
  (ask) =>
  async (request) =>
    change(await ask(request), request)

/** Breaks a server: repeats the last successful answer of a call that should be refused. */
export const repeatedRead =
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

export const keyed =
  (which: (request: Request) => boolean): BrokenServer['before'] =>
  (ask) =>
  (request) => {
    if (!which(request)) return ask(request)
    const headers = new Headers(request.headers)
    headers.set('idempotency-key', crypto.randomUUID())
    return ask(new Request(request, { headers }))
  }

export const isStream = (request: Request) =>
  pathOf(request) === livePath && request.headers.has('authorization')

export const isWithdrawal = (request: Request) =>
  request.method === 'POST' && pathOf(request).startsWith('/api/auth/withdraw/')
