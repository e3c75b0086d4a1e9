import { cpSync, existsSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})
const Manifest = v.object({ version: v.string(), dependencies: names, optionalDependencies: names })

export function copyPackages(wanted: ReadonlyMap<string, string>, to: string) {
  const copied = new Map<string, string>()
  const copy = (name: string, asker: string, isOptional: boolean) => {
    const folder = installed(name, asker)
    if (!folder) {
      // For example binaries for other processors.
      if (isOptional) return
      throw new Error(`${name}, which ${asker} depends on, is not installed.`)
    }
    if (copied.has(name)) {
      if (copied.get(name) !== folder) throw new Error(`${name} is needed in two versions.`)
      return
    }
    copied.set(name, folder)
    cpSync(folder, join(to, name), {
      recursive: true,
      // Nested packages are copied separately.
      filter: (path) => !path.slice(folder.length).includes(`${sep}node_modules`),
    })
    const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')))
    for (const next of Object.keys(manifest.optionalDependencies)) copy(next, folder, true)
    for (const next of Object.keys(manifest.dependencies))
      if (!(next in manifest.optionalDependencies)) copy(next, folder, false)
  }
  for (const [name, from] of wanted) copy(name, from, false)
}

function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(candidate)) return realpathSync(candidate)
    if (folder === dirname(folder)) return undefined
  }
}
