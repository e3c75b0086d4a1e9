import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'

const name = 'virtual:package-tables'

/** Files with the words of the package in `folder` and of the packages it is made of. */
const tablesIn = (folder: string) => {
  const packages = join(folder, 'node_modules/@member')
  const others = existsSync(packages) ? readdirSync(packages).map((one) => join(packages, one)) : []
  return [folder, ...others]
    .map((one) => join(one, 'src/tables.ts'))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file))
}

/** Gives tests the words of the package they are of, as `virtual:package-tables`. */
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
