import { execFile } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const source = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const readme = readFileSync(source('../../api/src/adapters/README.md'), 'utf8')

let folder = ''
beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'adapters-')))
})
afterAll(() => rmSync(folder, { recursive: true }))

async function typed(line: string, INIT_CWD = folder) {
  const [, script, ...args] = line.split(' ')
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(source('../package.json'), 'utf8'),
  )
  const [, ...words] = (scripts[script ?? ''] ?? '').split(' ')
  const options = { cwd: source('..'), env: { ...process.env, INIT_CWD } }
  return run(process.execPath, [...words, ...args], options).catch(
    (fault: { code: number; stderr: string }) => fault,
  )
}

const linesOf = (command: string) =>
  [...readme.matchAll(/^pnpm (.*)$/gm)].flatMap(([line]) =>
    line.startsWith(`pnpm ${command} `) ? line.replace(/ +#.*/, '') : [],
  )

test.each(['bank', 'games', 'notify'])(
  'a new %s keeps every rule in an empty folder, as the README says, with nothing installed',
  async (kind) => {
    const of = (line: string) => line.replaceAll('bank', kind)
    const [make = ''] = linesOf('adapter:new')
    const [tryIt = ''] = linesOf('adapter:test')
    expect(await typed(of(make))).toMatchObject({
      stdout: expect.stringContaining(of(tryIt)),
    })
    const made = join(folder, `my-${kind}`)
    expect(readdirSync(made)).toEqual(
      [`${kind}.ts`, 'ask.ts', 'package.json', 'partner.ts', 'sandbox.ts', 'tsconfig.json'].toSorted(),
    )
    expect(JSON.parse(readFileSync(join(made, 'package.json'), 'utf8'))).toEqual({
      name: `my-${kind}`,
      private: true,
      type: 'module',
    })
    expect(await typed(of(tryIt))).toMatchObject({ stdout: expect.stringContaining('The adapter meets all') })
  },
)

test('the types of a new adapter are found from its own folder', async () => {
  await typed('pnpm adapter:new games ./typed')
  const tsc = fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript/package.json')))
  await expect(run(process.execPath, [tsc, '-p', join(folder, 'typed')])).resolves.toMatchObject({
    stdout: '',
  })
})

test.each([
  ['', /^Name what it connects \(bank, games, notify\) and a folder: pnpm adapter:new bank \.\/my-bank$/m],
  [' sms ./my-sms', /^Name what it connects/],
  [' bank', /^Name what it connects/],
  [' bank ./full', /^\.\/full has files in it already; name a new or an empty folder\.$/m],
  [' bank ./full/a-file', /^\.\/full\/a-file is a file; name a new folder\.$/m],
])('adapter:new%s is answered with a sentence, and nothing is written', async (args, sentence) => {
  mkdirSync(join(folder, 'full'), { recursive: true })
  writeFileSync(join(folder, 'full/a-file'), 'mine')
  expect(await typed(`pnpm adapter:new${args}`)).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(sentence),
  })
  expect(readdirSync(join(folder, 'full'))).toEqual(['a-file'])
})

test('adapter:test says of a module that cannot be loaded why not', async () => {
  expect(await typed('pnpm adapter:test ./none.ts')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^\.\/none\.ts cannot be loaded: .*Cannot find module/),
  })
  writeFileSync(join(folder, 'lacking.mts'), "import 'left-pad'")
  expect(await typed('pnpm adapter:test lacking.mts')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^lacking\.mts cannot be loaded: .*left-pad/),
  })
})
