import {
  hindered,
  isFulfilled,
  judge,
  type Judging,
  type Report,
  reportHtml,
  reportText,
} from '@member/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { qrOf } from '@member/api/testing/partners/bank'
import { listen, readSite, writeSite } from '@member/api/testing/internals'
import { newMember, password } from '@member/api/testing/newMember'
import { seedOperator } from '@member/api/testing/seedOperator'
import { payIn } from '@member/api/testing/payIn'
import { testSlipBench } from '@member/api/testing/testServer'
import { withdrawAt } from '@member/api/testing/withdrawAt'
import { brokenServers } from './broken.ts'

const bench = testSlipBench()
beforeAll(async () => {
  await seedOperator(bench.services.database)
  // The clock does not advance, so the minimum minute between codes to a phone would never pass.
  bench.services.throttles.codeWait = { times: 1_000, seconds: 60 }
  await writeSite(bench.services.database, { ...(await readSite(bench.services.database)), phoneProof: true })
})

const straight = async (request: Request) => bench.app.fetch(request)

async function judged(change: Partial<Judging> = {}): Promise<Report> {
  const member = await newMember(bench.services)
  await payIn(bench.services, member, 1000)
  const sent = await bench.transfer(member, 300)
  return judge({
    baseUrl: 'http://api.example',
    hostname: 'saengthong.example',
    origin: 'https://saengthong.example',
    as: { username: member.username, password },
    slip: qrOf(sent),
    fetch: straight,
    ...change,
  })
}

const ids = ({ findings }: Report, verdict: string) =>
  findings.filter((finding) => finding.verdict === verdict).map(({ id, problem }) => `${id}: ${problem}`)

test('the server meets the contract, in all that may be asked of it', async () => {
  const report = await judged({ writes: true })
  expect(ids(report, 'broken')).toEqual([])
  expect(ids(report, 'not judged')).toEqual([
    expect.stringMatching(/^call:getBankAccountName: .*a proof of a phone/),
  ])
})

test('a judgement that lacks what it was asked for says so, and which rules', async () => {
  const locked = await judged({ as: { username: 'nobody', password }, only: ['call:getSetting', 'money:'] })
  expect(hindered(locked).map(({ id }) => id)).toContain('money:one-open')
  expect(reportText(locked)).toMatch(
    /was not judged as a whole[^]*the member cannot log in[^]*money:one-open/,
  )

  const member = await newMember(bench.services)
  await payIn(bench.services, member, 1000)
  await withdrawAt(bench.services, member, 300)
  const as = { username: member.username, password }
  const stopped = await judged({ as, writes: true, only: ['call:getSetting', 'orders:withdraw'] })
  expect(hindered(stopped).map(({ id }) => id)).toContain('orders:withdraw-once')
  expect(reportText(stopped)).toMatch(
    /was not judged as a whole[^]*a withdrawal of the member’s is open already/,
  )
})

test('a good server is judged twice in a row, for the same member', async () => {
  const member = await newMember(bench.services)
  await payIn(bench.services, member, 1000)
  const as = { username: member.username, password }
  for (const only of [
    ['call:', 'sessions'],
    ['call:', 'sessions'],
    ['call:', 'sessions'],
  ]) {
    const report = await judged({ as, only, writes: true })
    expect(ids(report, 'broken')).toEqual([])
  }
})

const refusing = (times: number, headers: Record<string, string>) => {
  const counts = new Map<string, number>()
  return async (request: Request) => {
    const count = (counts.get(request.url) ?? 0) + 1
    counts.set(request.url, count)
    return count > times ? bench.app.fetch(request) : Response.json({}, { status: 429, headers })
  }
}

test('a server that is asked too often is asked again when it says, and not judged where that is too long', async () => {
  const only = ['call:getSetting', 'call:listAnnouncements']
  const waited = await judged({ only, fetch: refusing(1, { 'Retry-After': '1' }) })
  expect(ids(waited, 'kept')).toHaveLength(2)
  const given = await judged({ only, fetch: refusing(9, { 'Retry-After': '1' }), patience: 1_500 })
  expect(ids(given, 'broken')).toEqual([])
  expect(ids(given, 'not judged')).toContain(
    'call:getSetting: the server is asked too often: GET /api/setting answered HTTP 429, Retry-After 1',
  )
  expect(reportText(given)).toMatch(
    /^http:\/\/api\.example was not judged: 0 rules fulfilled, 0 broken, 2 not judged\./,
  )
  const unsaid = await judged({ only, fetch: refusing(9, {}) })
  expect(ids(unsaid, 'not judged')).toHaveLength(2)
})

test('what only reads leaves no trace but its logins, and is judged without --writes', async () => {
  const changing: string[] = []
  const report = await judged({
    fetch: async (request) => {
      if (request.headers.has('idempotency-key') || /^(PUT|PATCH|DELETE)$/.test(request.method))
        changing.push(request.url)
      return bench.app.fetch(request)
    },
  })
  expect([changing, isFulfilled(report), ids(report, 'broken')]).toEqual([[], true, []])
  const unjudged = report.findings.filter(({ verdict }) => verdict === 'not judged')
  expect(new Set(unjudged.map(({ problem }) => problem))).toEqual(
    new Set([
      'it changes something; add --writes',
      'the server answers only after a proof of a phone, whose code this check cannot read',
    ]),
  )
  expect(report.findings.filter(({ about }) => about === 'calls').length).toBeGreaterThanOrEqual(57)
})

test('a server is judged over the network, as browsers ask it', async () => {
  const { stop, port } = await listen(bench.app, { port: 0, host: '127.0.0.1' })
  const report = await judged({
    baseUrl: `http://127.0.0.1:${port}`,
    fetch: globalThis.fetch,
    only: ['cors', 'headers', 'call:getCredit', 'sessions'],
  })
  await stop()
  expect(ids(report, 'kept')).toHaveLength(report.findings.length)
})

test('a report is read in words and as a page', async () => {
  const report = await judged({ only: ['call:getSetting', 'call:withdraw', 'headers'] })
  const text = reportText(report)
  expect(text).toMatch(
    /^http:\/\/api\.example meets the contract: 3 rules fulfilled, 0 broken, \d not judged\./,
  )
  expect(text).toMatch(/^Additions it names: .*\blogout, sessions, /m)
  expect(text).toContain('it changes something; add --writes\n    call:withdraw')
  const page = reportHtml(report)
  expect(page).toContain('<h2>Headers</h2>')
  expect(page).toContain('<code>call:getSetting</code>')
  expect(page).not.toContain('<h2>Time</h2>')
})

test('a visitor’s calls are judged without a member', async () => {
  const report = await judge({ baseUrl: 'http://api.example', fetch: straight })
  expect(ids(report, 'broken')).toEqual([])
  const fulfilled = report.findings.filter(({ verdict }) => verdict === 'kept').map(({ id }) => id)
  expect(fulfilled).toEqual(
    expect.arrayContaining(['call:getSetting', 'call:listAnnouncements', 'cors:foreign']),
  )
  expect(fulfilled).not.toContain('call:getCredit')
})

test('a member who was named and is not let in breaks the contract: with a wrong password no rule counts as fulfilled', async () => {
  const report = await judged({ as: { username: 'somebody', password: 'wrong' }, only: ['call:'] })
  expect(ids(report, 'broken')).toEqual([
    'call:login: POST /api/auth/login answered HTTP 401 (401010 LOGIN_FAILED), not 200',
  ])
})

describe('a broken server is found out:', () => {
  test.each(Object.entries(brokenServers))('%s', async (_name, { rule, problem, before }) => {
    const report = await judged({
      writes: true,
      timeout: rule === 'time:limit' || rule === 'live:stream' ? 2_000 : 60_000,
      fetch: before(straight),
      // A rule's prerequisites run as well.
      only: [rule, 'orders:withdraw-once', 'call:listAnnouncements'],
    })
    const found = report.findings.find(({ id }) => id === rule)
    expect(found).toMatchObject({ verdict: 'broken', problem: expect.stringMatching(problem) })
    expect(isFulfilled(report)).toBe(false)
  })
})
