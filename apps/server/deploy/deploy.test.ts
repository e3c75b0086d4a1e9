import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '@member/testing/programs'
import { noteSkipped } from '@member/testing/skipped'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { variables } from '@member/api/testing/internals'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const yaml = (name: string): unknown[] =>
  parseAllDocuments(read(name), { merge: true }).map((document) => {
    expect(document.errors).toEqual([])
    return document.toJS()
  })
const run = (program: string, words: string[]) =>
  execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

const [unit, compose, env] = [read('member-api@.service'), yaml('compose.yaml'), read('member-api.env')]
const kubernetes = yaml('kubernetes.yaml').map((one) =>
  v.parse(v.object({ kind: v.string(), metadata: v.object({ name: v.string() }), spec: v.unknown() }), one),
)
const Named = v.object({ name: v.string(), value: v.optional(v.string()) })
const Pod = v.object({
  terminationGracePeriodSeconds: v.number(),
  containers: v.tuple([v.object({ env: v.array(Named) })]),
})
const { template } = v.parse(
  v.object({ template: v.object({ spec: Pod }) }),
  kubernetes.find(({ kind }) => kind === 'Deployment')?.spec,
)
const Api = v.object({ stop_grace_period: v.string(), environment: v.record(v.string(), v.string()) })
const { services } = v.parse(v.object({ services: v.object({ 'api-1': Api, 'api-2': Api }) }), compose[0])

const given: Record<string, Record<string, string | undefined>> = {
  'member-api@.service': Object.fromEntries(
    [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').map((word) => word.split('=')),
    ),
  ),
  'member-api.env': Object.fromEntries(
    [...env.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
  ),
  'compose.yaml': services['api-1'].environment,
  'kubernetes.yaml': Object.fromEntries(
    template.spec.containers[0].env.map(({ name, value }) => [name, value]),
  ),
}
const known = new Set([...variables, 'NODE_ENV', 'PGUSER', 'PGPASSWORD'])

test.each(Object.entries(given))('%s names only variables that are read', (_, environment) => {
  const names = Object.keys(environment)
  expect(names.length).toBeGreaterThan(3)
  const unknown = names.filter((name) => !known.has(name) && !/^(BANK|GAMES|NOTIFY)_/.test(name))
  expect(unknown).toEqual([])
})

test.each([
  ['member-api@.service', Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])],
  ['compose.yaml', Number.parseInt(services['api-2'].stop_grace_period)],
  ['kubernetes.yaml', template.spec.terminationGracePeriodSeconds],
])('%s waits until a process has answered what it began', (name, seconds) => {
  const { UNREADY_SECONDS, DRAIN_SECONDS } = given[name] ?? {}
  expect(seconds).toBeGreaterThanOrEqual(Number(UNREADY_SECONDS) + Number(DRAIN_SECONDS) + 10)
})

test('in the cluster there are two processes, one of which stays, and a pooler before three databases', () => {
  const kinds = kubernetes.map(({ kind }) => kind).toSorted()
  expect(kinds).toEqual([
    'Cluster',
    'Deployment',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Pooler',
    'Service',
  ])
  const settings = read('pgbouncer.ini')
  const pooler = kubernetes.find(({ kind }) => kind === 'Pooler')?.spec
  const { pgbouncer } = v.parse(
    v.object({ pgbouncer: v.object({ parameters: v.record(v.string(), v.string()) }) }),
    pooler,
  )
  for (const [name, value] of Object.entries(pgbouncer.parameters))
    expect(settings).toContain(`\n${name} = ${value}\n`)
})

test('the image has the Node that the built folder asks for', () => {
  expect(read('Dockerfile')).toMatch(/^FROM node:24-/m)
})

describe('as their programs read them', () => {
  const systemd = findProgram('systemd-analyze')
  const nginx = findProgram('nginx')
  noteSkipped('deploy: the unit', systemd ? undefined : 'no systemd-analyze here')
  noteSkipped('deploy: nginx.conf', nginx ? undefined : 'no nginx here')
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))

  test.skipIf(!systemd)('the unit is one, and exposes little', () => {
    const path = join(folder, 'member-api@.service')
    writeFileSync(path, unit.replace('/usr/bin/node', process.execPath))
    run(systemd!, ['verify', '--man=no', path.replace('@', '@8787')])
    // Exposure from 0 (fully sandboxed) to 10 (unrestricted).
    run(systemd!, ['security', '--no-pager', '--offline=true', '--threshold=20', path.replace('@', '@8787')])
  })

  test.skipIf(!nginx)('nginx.conf is read by nginx', () => {
    const path = join(folder, 'nginx.conf')
    const server = read('nginx.conf')
      .replace('listen 443 ssl;', `listen unix:${folder}/socket;`)
      .replaceAll(/^ *ssl_.*$/gm, '')
    writeFileSync(path, `pid ${folder}/pid;\nevents {}\nhttp {\n access_log off;\n${server}\n}\n`)
    run(nginx!, ['-t', '-q', '-e', 'stderr', '-p', folder, '-c', path])
  })
})
