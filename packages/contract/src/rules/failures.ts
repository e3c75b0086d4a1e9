import { loginCall } from '@member/api-client/contract'
import type { Rule } from '../rule.ts'
import { must, refused } from '../verdicts.ts'

/** How a server fails, whatever the call. */
export const failureRules: Rule[] = [
  {
    id: 'failures:unknown',
    about: 'failures',
    says: 'An unknown address is 404001 in the envelope of failures',
    run: async ({ server }) => void refused(await server.send('GET', '/api/there-is-no-such-call'), 404001),
  },
  {
    id: 'failures:no-json',
    about: 'failures',
    says: 'A body that is no JSON is 400001',
    run: async ({ server }) => {
      const headers = { 'Content-Type': 'application/json' }
      refused(await server.send('POST', loginCall.path, { headers, body: '{' }), 400001)
    },
  },
  {
    id: 'failures:fields',
    about: 'failures',
    says: 'A body with wrong fields is 400001 and names each in data.fields, in Thai',
    run: async ({ server }) => {
      const { data } = refused(await server.ask(loginCall, { body: {} }), 400001)
      const fields = Object.entries(data?.['fields'] ?? {})
      for (const name of ['username', 'password']) {
        const said = fields.find(([field]) => field === name)?.[1]
        must(typeof said === 'string', `data.fields names no ${name}`)
        must(/[\u0E01-\u0E5B]/.test(said), `data.fields.${name} has no Thai letter: ${said.slice(0, 60)}`)
      }
    },
  },
  {
    id: 'failures:request-id',
    about: 'failures',
    says: 'Every failure has a request id of its own',
    run: async ({ server }) => {
      const ask = async () => refused(await server.send('GET', '/api/there-is-no-such-call'), 404001)
      must((await ask()).requestId !== (await ask()).requestId, 'two failures have one requestId')
    },
  },
  {
    id: 'failures:forbidden',
    about: 'failures',
    says: 'HTTP 403 is a suspended account’s alone: it ends the session',
    run: async ({ server: { exchanges } }) => {
      const wrong = exchanges.find(({ status, body }) => status === 403 && !isSuspended(body))
      must(!wrong, `${wrong?.request} answered HTTP 403`)
    },
  },
  {
    id: 'failures:crash',
    about: 'failures',
    says: 'Nothing that was asked here breaks the server',
    run: async ({ server: { exchanges } }) => {
      const wrong = exchanges.find(({ status }) => status === 500)
      must(!wrong || isUpstream(wrong.body), `${wrong?.request} answered HTTP 500`)
    },
  },
]

const statusIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
const isSuspended = (body: unknown) => statusIn(body) === 403001
const isUpstream = (body: unknown) => statusIn(body) === 500256
