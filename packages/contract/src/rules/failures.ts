import { loginCall } from '@member/api-client/contract'
import type { Rule } from './rule.ts'
import { answers, must, refused } from './verdicts.ts'

export const failureRules: Rule[] = [
  {
    id: 'failures:unknown',
    about: 'failures',
    says: 'An unknown address is answered with 404001 in the failure envelope',
    run: async ({ server }) => void refused(await server.send('GET', '/api/there-is-no-such-call'), 404001),
  },
  {
    id: 'failures:no-json',
    about: 'failures',
    says: 'A body that is not JSON is refused with 400001',
    run: async ({ server }) => {
      const headers = { 'Content-Type': 'application/json' }
      refused(await server.send('POST', loginCall.path, { headers, body: '{' }), 400001)
    },
  },
  {
    id: 'failures:fields',
    about: 'failures',
    says: 'A body with wrong fields is refused with 400001 and explains each in data.fields, in Thai',
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
    says: 'Every failure has its own request id',
    run: async ({ server }) => {
      const ask = async () => refused(await server.send('GET', '/api/there-is-no-such-call'), 404001)
      must((await ask()).requestId !== (await ask()).requestId, 'two failures have the same requestId')
    },
  },
  {
    id: 'failures:forbidden',
    about: 'failures',
    says: 'HTTP 403 is used only for suspended accounts, because it ends the session',
    run: async ({ server: { exchanges } }) => {
      const wrong = answers(exchanges).find(({ status, body }) => status === 403 && !isSuspended(body))
      must(!wrong, `${wrong?.request} answered HTTP 403`)
    },
  },
  {
    id: 'failures:crash',
    about: 'failures',
    says: 'No call of this run causes a server error',
    run: async ({ server: { exchanges } }) => {
      const wrong = answers(exchanges).find(({ status }) => status === 500)
      must(!wrong || isUpstream(wrong.body), `${wrong?.request} answered HTTP 500`)
    },
  },
]

const statusIn = (body: unknown) =>
  typeof body === 'object' && body !== null && 'status' in body ? body.status : undefined
const isSuspended = (body: unknown) => statusIn(body) === 403001
const isUpstream = (body: unknown) => statusIn(body) === 500256
