import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'

const name = 'virtual:package-tables'

const tablesIn = (folder: string) => {
  const packages = join(folder, 'node_modules/@member')
  const others = existsSync(packages) ? readdirSync(packages).map((one) => join(packages, one)) : []
  return [folder, ...others]
    .map((one) => join(one, 'src/tables.ts'))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file))
}

/** Provides the package's texts to its tests as `virtual:package-tables`. */
export const packageTables = (): Plugin => ({
  name: 'package-tables',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const files = tablesIn(process.cwd())
    const imports = files.map((file, at) => `import { tables as t${at} } from ${JSON.stringify(file)}`)
    return `${imports.join('\n')}\nexport const packages = [${files.map((_, at) => `t${at}`).join(', ')}]`
  },
})
