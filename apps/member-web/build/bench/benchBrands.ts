import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readBrands } from '@member/brand/read'
import { brandPlugin } from '@member/brand-build/vite'
import { build, type InlineConfig } from 'vite'
import { app } from '../app.ts'
import { appDir, brandsDir } from '../places.ts'
import { diskOf } from './diskOf.ts'
import { changeBrand, writeBrands } from './someBrands.ts'

// `pnpm bench:brands`: the cost of many brands compared with a Vite build for each, on the same machine in the
// same run.
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const counts = values.short ? [1, 10] : [1, 10, 100, 1000]
const most = counts.at(-1) ?? 0
const plainBuilds = values.short ? 1 : 3
// Beside the real one, because hard links need the same disk.
mkdirSync(join(appDir, 'dist'), { recursive: true })
const work = mkdtempSync(join(appDir, 'dist/bench-'))
const at = (...path: string[]) => join(work, ...path)

const timed = async (run: () => unknown) => {
  const begin = performance.now()
  await run()
  return (performance.now() - begin) / 1000
}
const node = (script: URL, ...words: string[]) =>
  execFileSync(
    process.execPath,
    ['--conditions=development', '--disable-warning=ExperimentalWarning', fileURLToPath(script), ...words],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  ).trim()
const vite = (outDir: string, config: InlineConfig = {}) =>
  build({
    root: appDir,
    logLevel: 'error',
    mode: 'production',
    ...config,
    build: { ...config.build, outDir, emptyOutDir: true },
  })

const row = (...cells: string[]) => console.log(cells.map((cell) => cell.padStart(16)).join(''))
const seconds = (time: number) => `${time.toFixed(1)} s`
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

try {
  console.log(
    `${availableParallelism()} cores, ${cpus()[0]?.model ?? ''}, load ${loadavg()[0]?.toFixed(1) ?? ''}\n`,
  )
  writeBrands(at(`brands-${most}`), most)
  const { brands } = readBrands(at(`brands-${most}`))

  const plain: number[] = []
  for (const brand of brands.slice(0, plainBuilds))
    plain.push(
      await timed(() => vite(at('plain', brand.clientId), { plugins: [brandPlugin(app, brand, brandsDir)] })),
    )
  const plainTime = plain.reduce((sum, time) => sum + time, 0) / plain.length
  const plainDisk = diskOf(at('plain')) / plain.length
  console.log(
    `A Vite build a brand, without pictures, pre-rendered pages or packed files: ${seconds(plainTime)}`,
  )
  console.log(`(the mean of ${plain.map(seconds).join(', ')}; what follows of it is multiplied)\n`)

  const compile = await timed(async () => {
    await vite(at('client'))
    await vite(at('server'), { build: { ssr: 'src/prerender.tsx' } })
    node(new URL('../packClient.ts', import.meta.url), at('client'))
  })
  console.log(`The one compile, packed: ${seconds(compile)}, ${megabytes(diskOf(at('client')))}\n`)

  row('brands', 'time', 'of one', 'building', 'disk', 'a further one', 'Vite each', 'its disk')
  let one = { time: 0, disk: 0 }
  for (const count of counts) {
    writeBrands(at(`brands-${count}`), count)
    const out = at(`out-${count}`)
    const building = await timed(() =>
      node(new URL('./buildSet.ts', import.meta.url), at(`brands-${count}`), at('client'), out),
    )
    const time = compile + building
    const disk = diskOf(at('client'), out)
    if (count === 1) one = { time, disk }
    row(
      String(count),
      seconds(time),
      `× ${(time / one.time).toFixed(1)}`,
      seconds(building),
      megabytes(disk),
      count === 1 ? '' : `${((disk - one.disk) / (count - 1) / 1000).toFixed(0)} kB`,
      seconds(plainTime * count),
      megabytes(plainDisk * count),
    )
  }

  const again = async (what: string) => {
    let said = ''
    const time = await timed(() => {
      said = node(
        new URL('./buildSet.ts', import.meta.url),
        at(`brands-${most}`),
        at('client'),
        at(`out-${most}`),
      )
    })
    console.log(`${what}: ${said} in ${seconds(time)}`)
  }
  console.log('')
  await again(`${most} brands again, none changed`)
  changeBrand(at(`brands-${most}`), 7)
  await again(`${most} brands again, one changed`)
} finally {
  rmSync(work, { recursive: true, force: true })
}
