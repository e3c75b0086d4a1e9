import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { conformModule } from '../src/adapter/conformance/conformModule.ts'
import { openTestDatabase } from '../src/testing/openTestDatabase.ts'
import * as bank from './bank/bank.ts'
import * as games from './games/games.ts'
import * as notify from './notify/notify.ts'

test.each([
  ['bank', bank],
  ['games', games],
  ['SMS gateway', notify],
])('the example of a %s keeps every rule of its kind', async (_, example) => {
  const verdicts = await conformModule(example, openTestDatabase)
  expect(verdicts.filter(({ fault }) => fault !== undefined)).toEqual([])
  expect(verdicts.length).toBeGreaterThan(3)
})

/** It checks another secret than the provider signs with: it takes what is forged, and refuses what is not. */
const deaf: typeof games.create = (services, settings) =>
  games.create(services, { ...settings, SECRET: 'another secret' })

test('an adapter that breaks a rule is told which', async () => {
  const verdicts = await conformModule({ create: deaf, sandbox: games.sandbox }, openTestDatabase)
  const broken = verdicts.filter(({ fault }) => fault !== undefined).map(({ sentence }) => sentence)
  expect(broken).toContain('refuses what is signed wrongly')
  expect(broken).toContain('takes a bet and its result once each, however often they come')
})

test('the command tries a module as an operator does, and says that it keeps every rule', async () => {
  const script = fileURLToPath(new URL('../src/adapter/test.ts', import.meta.url))
  const module = fileURLToPath(new URL('./games/games.ts', import.meta.url))
  const words = ['--conditions=development', '--disable-warning=ExperimentalWarning', script, module]
  const { stdout } = await promisify(execFile)(process.execPath, words)
  expect(stdout).toContain('The adapter keeps all')
})
