import { cpSync, mkdirSync, rmSync, writeFileSync, existsSync, readFileSync, realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, extname, join, relative, sep, dirname } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { adapterName, previousAdapterName } from '@member/api/values/adapterNames'
import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})
const Manifest = v.object({ version: v.string(), dependencies: names, optionalDependencies: names })

function copyPackages(wanted: ReadonlyMap<string, string>, to: string) {
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

const thisRoot = join(import.meta.dirname, '../../..')
const ours = 'apps/api'

/** Packages that are copied as installed instead of bundled, by the folder that installs them. */
const copied = {
  '@electric-sql/pglite': ours,
  'css-tree': 'packages/brand',
  sharp: ours,
  'zxing-wasm': ours,
}

const files = [
  'brands',
  'packages/brand/legal',
  `${ours}/src/database/migrations`,
  'packages/staff-page/src/page.css',
  'packages/staff-page/src/page.js',
]
/** Names of Sarabun's font files, for staff pages. */
const faces = ['400Regular', '600SemiBold']

/** Path of the QR reader, a separate program. */
const reader = `${ours}/src/domain/pictures/qrReader.worker`

/** Plugin that keeps `import.meta.url`, by which modules find files. */
const ownAddress = (root: string): Plugin => ({
  name: 'own-address',
  setup: (bundling) =>
    bundling.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (path.includes(`${sep}node_modules${sep}`) || path.endsWith('.worker.ts')) return undefined
      const source = await readFile(path, 'utf8')
      if (!source.includes('import.meta.')) return undefined
      const address = `new URL(${JSON.stringify(`./${relative(root, path)}`)}, import.meta.url)`
      const contents = source
        .replaceAll('import.meta.url', `${address}.href`)
        .replaceAll('import.meta.dirname', `decodeURIComponent(new URL('.', ${address}).pathname)`)
        .replaceAll('.worker.ts', '.worker.js')
      return { contents, loader: 'ts' }
    }),
})

const packageJson = {
  name: 'member-server',
  private: true,
  type: 'module',
  // `Worker.cpuUsage`, for aborting slow pictures, needs this version.
  engines: { node: '>=24.6' },
  scripts: {
    start: 'node main.js',
    'db:backup': 'node database.js backup',
    'db:restore': 'node database.js restore',
    'db:verify': 'node database.js verify',
    'staff:add': 'node staff.js',
  },
}

/**
 * Builds the server into a folder that needs only Node and PostgreSQL; returns the source files in it. The
 * operator's adapters are in `adapters/`.
 */
export async function buildServer(folder: string, adapters: string[] = [], root = thisRoot) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const { metafile } = await build({
    metafile: true,
    entryPoints: {
      main: join(root, 'apps/server/src/main.ts'),
      database: join(root, ours, 'src/commands/database/main.ts'),
      staff: join(root, ours, 'src/commands/staff/add.ts'),
      [reader]: join(root, `${reader}.ts`),
      ...Object.fromEntries(adapters.map((path) => [`adapters/${basename(path, extname(path))}`, path])),
    },
    outdir: folder,
    absWorkingDir: root,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Some packages have other entry points, for loaders that bundlers do not know.
    mainFields: ['module', 'main'],
    conditions: ['development'],
    // Packages that an adapter outside this repository imports without installing them.
    alias: Object.fromEntries(
      [adapterName, previousAdapterName].map((name) => [name, join(root, ours, 'src/adapters/index.ts')]),
    ),
    nodePaths: [join(root, ours, 'node_modules')],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    jsxImportSource: 'hono/jsx',
    // `pg` loads its native client only if installed.
    external: [...Object.keys(copied), 'pg-native'],
    // CommonJS libraries load Node's modules by `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    plugins: [ownAddress(root)],
    logLevel: 'warning',
  })
  for (const path of files) cpSync(join(root, path), join(folder, path), { recursive: true })
  const fromParts = Object.entries(copied).map(([name, part]) => [name, join(root, part)] as const)
  copyPackages(new Map(fromParts), join(folder, 'node_modules'))
  const sarabun = 'packages/staff-page/node_modules/@expo-google-fonts/sarabun'
  for (const face of faces)
    cpSync(join(root, sarabun, face), join(folder, sarabun, face), { recursive: true, dereference: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageJson, undefined, 2)}\n`)
  return [...Object.keys(metafile.inputs), ...files]
}
