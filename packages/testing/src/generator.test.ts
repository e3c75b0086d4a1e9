import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const router = 'apps/api/src/domain/protection/router.ts'
const app = ['paths/paths.ts', 'routes/memberRoutes.ts', 'words', 'navigation/menuGroups.ts']
const read = [
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'turbo',
  'apps/api/src/database/schema.ts',
  'apps/api/src/database/tables',
  router,
  'packages/api-client/package.json',
  'packages/api-client/src/endpoints.ts',
  'packages/api-client/src/endpoints.entries.ts',
  'packages/api-client/src/endpoints/wheel.ts',
  'packages/rewards/package.json',
  'packages/rewards/src/prize',
  'packages/ui/package.json',
  ...app.map((path) => `apps/member-web/src/${path}`),
]

let folder: string

/** Runs `pnpm generate` on a copy of what it reads, without migration and format. */
function generate(...answers: string[]) {
  const programs = join(folder, 'programs')
  mkdirSync(programs, { recursive: true })
  writeFileSync(join(programs, 'pnpm'), '#!/bin/sh\n', { mode: 0o755 })
  const [generator = '', ...rest] = answers
  return execFileSync(
    join(root, 'node_modules/.bin/gen'),
    ['run', generator, '--root', folder, '--args', ...rest],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${programs}${delimiter}${process.env['PATH']}` },
    },
  )
}
const generatePrize = (thai: string, english: string) =>
  generate('prize', 'MADE_HERE', 'goods', thai, english)

const written = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generator-'))
  for (const path of read) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('an answer is written as it was given, with quotes, backticks and dollars', async () => {
  const english = 'It\'s "yours", for `$&`, $1 and \\n'
  generatePrize("ของ'คุณ'", english)
  const { en }: { en: { next: Record<string, string> } } = await import(
    join(folder, 'packages/rewards/src/prize/words.en.ts')
  )
  expect(en.next['MADE_HERE']).toBe(english)
  expect(written('packages/rewards/src/prize/words.ts')).toContain('MADE_HERE: "ของ\'คุณ\'"')
  expect(written('packages/api-client/src/endpoints/wheel.ts')).toContain("'MADE_HERE', 'NONE']")
})

test('an answer with braces, which would be a value, is refused with a sentence', () => {
  const before = written('packages/rewards/src/prize/words.ts')
  expect(() => generatePrize('ของ {name}', 'Yours')).toThrow(/Write one line without \{ and \}/)
  expect(written('packages/rewards/src/prize/words.ts')).toBe(before)
})

test('a call is answered in the exported router of a folder that has several', () => {
  generate('call', 'goldStamps', 'protection', 'members')
  const [parts = '', own = ''] = written(router).split('export function ')
  expect(own).toMatch(/serve\(router, services, goldStampsCall, [^]*\n {2}return router\n/)
  expect(parts).not.toContain('serve(router, services, goldStampsCall')
  expect(parts).toMatch(/import \{[^}]*\bgoldStampsCall\b[^}]*\} from '@member\/api-client\/contract'/)
  expect(written('apps/api/src/database/tables/members.ts')).toContain("pgTable(\n  'gold_stamps'")
  expect(written('packages/api-client/src/endpoints.ts')).toContain("'./endpoints/goldStamps.ts'")
  expect(written('packages/api-client/src/endpoints/goldStamps.ts')).toContain(
    "path: '/api/auth/gold-stamps'",
  )
  expect(written('packages/api-client/src/endpoints.entries.ts')).toContain('goldStamps.entries.ts')
  expect(written('packages/api-client/src/endpoints/goldStamps.entries.ts')).toContain('listGoldStamps')
  expect(written('apps/api/src/domain/protection/goldStamps.contract.test.ts')).toContain('listGoldStamps()')
})

test('a screen gets an address, a title, a place in the menu and a changeset of all that was changed', async () => {
  generate('screen', 'goldStamps', 'rewards', 'ตราทอง', 'Gold "stamps"')
  const { en }: { en: { title: string } } = await import(
    join(folder, 'packages/rewards/src/goldStamps/words.en.ts')
  )
  expect(en.title).toBe('Gold "stamps"')
  expect(written('packages/rewards/src/goldStamps/GoldStampsScreen.tsx')).toContain('GoldStampsScreen = ')
  expect(written('apps/member-web/src/paths/paths.ts')).toContain(
    "goldStamps = { path: '/auth/gold-stamps' }",
  )
  expect(written('apps/member-web/src/routes/memberRoutes.ts')).toContain('...paths.goldStamps')
  expect(written('apps/member-web/src/words/words.ts')).toContain('goldStamps: "ตราทอง"')
  expect(written('apps/member-web/src/navigation/menuGroups.ts')).toContain("featureAtom('goldStamps')")
  expect(written('.changeset/gold-stamps.md').match(/@member\/[\w-]+/g)).toEqual([
    '@member/api',
    '@member/api-client',
    '@member/rewards',
    '@member/web',
  ])
})

test('a screen goes into a package that has screens', () => {
  expect(() => generate('screen', 'goldStamps', 'ui', 'ตราทอง', 'Stamps')).toThrow(/ui/)
})
