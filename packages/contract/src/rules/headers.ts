import { loginCall, memberSummaryCall, settingCall } from '@member/api-client/contract'
import * as v from 'valibot'
import type { Bench, Rule } from './rule.ts'
import { must, NotJudged } from './verdicts.ts'

const preflight = (bench: Bench, origin: string, method: string) =>
  bench.server.send('OPTIONS', '/api/auth/withdraw/x', {
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': sent.join(','),
    },
  })

const sent = [
  'authorization',
  'content-type',
  'platform',
  'channel',
  'version',
  'hostname',
  'idempotency-key',
]
const exposed = ['retry-after', 'idempotent-replayed']
const elsewhere = 'https://elsewhere.example'

const listOf = (headers: Headers, name: string) =>
  (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase())

const own = ({ origin }: Bench) => {
  if (!origin) throw new NotJudged('the site’s origin is not known; add --origin https://site.example')
  return origin
}

const Refusal = v.object({ data: v.object({ fields: v.object({ username: v.string() }) }) })

async function inLanguage({ server }: Bench, language: string) {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': language }
  const exchange = await server.send('POST', loginCall.path, { headers, body: '{}' })
  const refusal = v.safeParse(Refusal, exchange.body)
  const said = refusal.success ? refusal.output.data.fields.username : undefined
  must(typeof said === 'string', 'data.fields names no username')
  return { said, isThai: /[\u0E01-\u0E5B]/.test(said), named: exchange.headers.get('content-language') ?? '' }
}

export const headerRules: Rule[] = [
  {
    id: 'headers:no-store',
    about: 'headers',
    says: 'Members’ data is not cached: Cache-Control is no-store on /api/auth/*',
    run: async (bench) => {
      const { headers } = await bench.ask(memberSummaryCall)
      const said = headers.get('cache-control') ?? 'nothing'
      must(/\bno-store\b/i.test(said), `Cache-Control says ${said}`)
    },
  },
  {
    id: 'headers:language',
    about: 'headers',
    says: 'Accept-Language is honoured: sentences are in English for en, in Thai for th',
    run: async (bench) => {
      const thai = await inLanguage(bench, 'th')
      must(thai.isThai, `Accept-Language: th was answered without a Thai letter: ${thai.said.slice(0, 60)}`)
      const english = await inLanguage(bench, 'en')
      if (english.isThai && /^th\b/i.test(english.named))
        throw new NotJudged('the server has no English: its Content-Language is th')
      must(!english.isThai, `Accept-Language: en was answered in Thai: ${english.said.slice(0, 60)}`)
    },
  },
  {
    id: 'cors:preflight',
    about: 'cors',
    says: 'CORS allows the site every header and method that the web app uses',
    run: async (bench) => {
      const origin = own(bench)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, headers } = await preflight(bench, origin, method)
        must(status === 200 || status === 204, `the preflight of ${method} answered HTTP ${status}`)
        const allowed = headers.get('access-control-allow-origin')
        must(allowed === origin, `Access-Control-Allow-Origin says ${allowed ?? 'nothing'} to ${origin}`)
        const missing = sent.filter((name) => !listOf(headers, 'access-control-allow-headers').includes(name))
        must(missing.length === 0, `Access-Control-Allow-Headers lacks ${missing.join(', ')}`)
        // Simple methods need no permission.
        const methods = [...listOf(headers, 'access-control-allow-methods'), 'get', 'post']
        must(methods.includes(method.toLowerCase()), `Access-Control-Allow-Methods lacks ${method}`)
      }
    },
  },
  {
    id: 'cors:exposed',
    about: 'cors',
    says: 'CORS lets the site read Retry-After and Idempotent-Replayed',
    run: async (bench) => {
      const Origin = own(bench)
      const { headers } = await bench.server.send('GET', settingCall.path, { headers: { Origin } })
      const missing = exposed.filter(
        (name) => !listOf(headers, 'access-control-expose-headers').includes(name),
      )
      must(missing.length === 0, `Access-Control-Expose-Headers lacks ${missing.join(', ')}`)
    },
  },
  {
    id: 'cors:foreign',
    about: 'cors',
    says: 'CORS allows no other site',
    run: async (bench) => {
      const { headers } = await preflight(bench, elsewhere, 'POST')
      const allowed = headers.get('access-control-allow-origin')
      must(
        allowed !== '*' && allowed !== elsewhere,
        `Access-Control-Allow-Origin says ${allowed} to ${elsewhere}`,
      )
    },
  },
]
