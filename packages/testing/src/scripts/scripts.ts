import { join } from 'node:path'

export interface ScriptRun {
  script: string
  words?: string[]
  env?: Record<string, string>
  /** Output after which a script that does not end counts as started and is stopped. */
  until?: RegExp
}

/** Scripts not called here, because the run that calls this test contains them. */
export const runOtherwise = [
  'test',
  'test:all',
  'test:stress',
  'test:faults',
  'test:deployed',
  'snapshots',
  'turbo',
]

export const notRun = ['migration', 'generate', 'preview']

/** Every documented script, in an order in which each finds its inputs. */
export const scriptRuns = (folder: string, port: number): ScriptRun[] => {
  const data = { DATA_DIR: join(folder, 'data') }
  const restored = { DATA_DIR: join(folder, 'restored') }
  const identity = { IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64') }
  const backup = join(folder, 'backup')
  return [
    {
      script: 'start',
      env: { ...data, API_PORT: String(port), WEB_PORT: String(port + 1) },
      until: /Ctrl-C ends both/,
    },
    { script: 'db:verify', env: data },
    { script: 'db:backup', words: [backup], env: data },
    { script: 'db:restore', words: [backup], env: restored },
    { script: 'db:verify', env: restored },
    { script: 'staff:add', words: ['somchai', 'owner'], env: { ...restored, ...identity } },
    { script: 'adapter:test', words: ['apps/tools/examples/bank/bank.ts'] },
    { script: 'storybook', words: ['--port', String(port + 2), '--ci'], until: /Local:|started/ },
    { script: 'tokens', words: ['talayfah'] },
    { script: 'contract', words: ['--docs', join(folder, 'calls.html')] },
    { script: 'brand', words: ['--check'] },
    { script: 'build', words: ['talayfah'] },
    { script: 'build:server' },
    { script: 'screenshots', env: { PICTURES: join(folder, 'pictures') } },
    { script: 'bench:web', words: ['--runs', '1', '--only', 'login'] },
    { script: 'bench:web', words: ['--runs', '1', '--routes', '--only', 'live-score'] },
    { script: 'bench:money', words: ['--short'] },
    { script: 'bench:scale', words: ['--short'] },
    { script: 'bench:brands', words: ['--short'] },
    { script: 'test:nodes', words: ['20'] },
    { script: 'check:boundaries' },
  ]
}
