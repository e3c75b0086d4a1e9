import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { bundledPackages } from '@member/api/testing/internals'

const kinds = ['bank', 'games', 'notify']
const tools = join(import.meta.dirname, '..')
const server = join(tools, '../api')
const shared = ['ask.ts', 'partner.ts']

const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`

const packageName = (folder: string) =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'adapter'

function settingsFor(folder: string) {
  const to = (path: string) => {
    const found = relative(folder, join(server, path)).replaceAll(sep, '/')
    return found.startsWith('.') ? found : `./${found}`
  }
  const typesOf = (name: string) =>
    name.startsWith('@member/') ? to('src/adapters/index.ts') : to(`node_modules/${name}`)
  return {
    compilerOptions: {
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      customConditions: ['development'],
      jsx: 'react-jsx',
      jsxImportSource: 'hono/jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      erasableSyntaxOnly: true,
      verbatimModuleSyntax: true,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [to('node_modules/@types')],
      paths: Object.fromEntries(bundledPackages.map((name) => [name, [typesOf(name)]])),
    },
    include: ['*.ts'],
  }
}

/** Copies the example adapter of a kind into a new folder; returns the new module or a fault. */
export function newAdapter(kind: string | undefined, given: string | undefined, from: string) {
  if (!kind || !given || !kinds.includes(kind))
    return {
      fault: `Name what it connects (${kinds.join(', ')}) and a folder: pnpm adapter:new bank ./my-bank`,
    }
  const folder = resolve(from, given)
  if (existsSync(folder) && !statSync(folder).isDirectory())
    return { fault: `${given} is a file; name a new folder.` }
  if (existsSync(folder) && readdirSync(folder).length > 0)
    return { fault: `${given} has files in it already; name a new or an empty folder.` }

  mkdirSync(folder, { recursive: true })
  const files = [...[`${kind}.ts`, 'sandbox.ts'].map((name) => join(kind, name)), ...shared]
  for (const file of files) {
    const text = readFileSync(join(tools, 'examples', file), 'utf8')
    // The new folder is flat.
    writeFileSync(join(folder, basename(file)), text.replaceAll("from '../", "from './"))
  }
  const about = { name: packageName(folder), private: true, type: 'module' }
  writeFileSync(join(folder, 'package.json'), json(about))
  writeFileSync(join(folder, 'tsconfig.json'), json(settingsFor(folder)))
  return { module: `${given.replace(/\/+$/, '')}/${kind}.ts` }
}
