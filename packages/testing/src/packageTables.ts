import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tableFiles } from '@member/i18n/read-tables'
import type { Plugin } from 'vitest/config'

const name = 'virtual:package-tables'

/** Source folders of a package, of the workspace packages it depends on, and of the formats. */
const sourcesOf = (folder: string) => {
  const packages = join(folder, 'node_modules/@member')
  const others = existsSync(packages) ? readdirSync(packages).map((one) => join(packages, one)) : []
  const sources = [folder, ...others, join(import.meta.dirname, '../../i18n')]
    .map((one) => join(one, 'src'))
    .filter((one) => existsSync(one))
  return [...new Set(sources.map((one) => realpathSync(one)))]
}

/** Provides the texts of the package and of its dependencies as `virtual:package-tables`. */
export const packageTables = (folder = process.cwd()): Plugin => ({
  name: 'package-tables',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  async load(id) {
    if (id !== `\0${name}`) return undefined
    // From here: not every package depends on it.
    const joiner = await this.resolve('@member/i18n/tables', fileURLToPath(import.meta.url))
    const tables = sourcesOf(folder).flatMap(tableFiles)
    const imports = tables.flatMap((files, at) =>
      files.map((file, part) => `import * as t${at}_${part} from ${JSON.stringify(file)}`),
    )
    const modules = tables.map((files, at) => `{ ${files.map((_, part) => `...t${at}_${part}`).join(', ')} }`)
    return `import { joinTables } from ${JSON.stringify(joiner?.id)}
${imports.join('\n')}
export const tables = joinTables([${modules.join(', ')}])`
  },
})
