import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Returns a function that lints a text as a file called `name` and returns the rules it breaks.
 * `plugin` is a file in `.ci/lint`.
 */
export const linter = (plugin: string, name: string, rules: readonly string[]) => (text: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  try {
    const config = {
      jsPlugins: [join(root, '.ci/lint', plugin)],
      categories: { correctness: 'off' },
      rules: Object.fromEntries(rules.map((rule) => [rule, 'error'])),
    }
    writeFileSync(join(folder, 'rules.json'), JSON.stringify(config))
    writeFileSync(join(folder, name), text)
    const words = ['-c', join(folder, 'rules.json'), '-f', 'unix', join(folder, name)]
    const oxlint = join(root, 'node_modules/.bin/oxlint')
    const { stdout } = spawnSync(oxlint, words, { cwd: folder, encoding: 'utf8' })
    const prefix = rules[0]?.split('/')[0] ?? ''
    return [...stdout.matchAll(new RegExp(`${prefix}\\(([^)]+)\\)`, 'g'))].map(([, rule = '']) => rule)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
