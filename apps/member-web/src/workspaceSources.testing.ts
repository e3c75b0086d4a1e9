import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export interface Source {
  path: string
  text: string
  code: string
  imports: string[]
}

export interface Package {
  name: string
  folder: string
  manifest: {
    exports?: Record<string, Record<string, string> | string>
    scripts?: Record<string, string>
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
  sources: Source[]
}

const root = join(import.meta.dirname, '../../..')
const generated = new Set([
  'node_modules',
  'dist',
  'storybook-static',
  'coverage',
  'test-results',
  'migrations',
])

export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (generated.has(entry.name)) return []
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === '.data' || entry.name === '.turbo' ? [] : filesBelow(path)
    return [path]
  })

export const read = (path: string) => readFileSync(join(root, path), 'utf8')

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/[^\n]*/g
const moduleNames = /(?:\bfrom\s*|\bimport\s*(?:\(\s*)?)['"]([^'"\n]+)['"]/g

const source = (path: string): Source => {
  const text = read(path)
  const code = text.replace(comments, '')
  return {
    path,
    text,
    code,
    imports: [...code.matchAll(moduleNames)].map((match) => match[1] ?? ''),
  }
}

export const packages: Package[] = ['packages', 'apps'].flatMap((kind) =>
  readdirSync(join(root, kind)).map((name) => {
    const folder = `${kind}/${name}`
    const manifest: Package['manifest'] & { name: string } = JSON.parse(read(`${folder}/package.json`))
    const sources = filesBelow(folder).filter((path) => /\.tsx?$/.test(path))
    return { name: manifest.name, folder, manifest, sources: sources.map(source) }
  }),
)

export const sources = packages.flatMap((each) => each.sources)

export const resolved = (from: Source, name: string) =>
  relative(root, join(root, from.path, '..', name)).replaceAll('\\', '/')

const isTest = (path: string) => /\.(test|stories|testing|entries)\.tsx?$|\/testing(\/|\.ts)/.test(path)

/** Sources, without tests, of the code that is shipped to members. */
export const shipped = sources.filter(
  ({ path }) =>
    /^(packages\/(?!(?:brand-build|staff-page)\/)[^/]+|apps\/member-web)\/src\//.test(path) && !isTest(path),
)
