import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { readBrands } from '@member/brand/read'
import { buildBrands, oneAtATime, readClient, summary, whyNot } from '@member/brand-build'
import { textsIn } from '@member/brand-build/texts'
import { app } from './app.ts'
import { brandsDir, builtDir, clientDir, rootDir } from './places.ts'

// Second half of `pnpm build [clientId]`. A brand that cannot be built does not stop the others.
const clientIds = process.argv.slice(2)

async function build() {
  const { brands, faults, warnings } = readBrands(brandsDir, clientIds, textsIn(app.tables))
  mkdirSync(builtDir, { recursive: true })
  // When all brands are built, outputs of deleted brand files are removed.
  for (const folder of clientIds.length > 0 ? [] : readdirSync(builtDir))
    if (!existsSync(join(brandsDir, `${folder}.json`))) rmSync(join(builtDir, folder), { recursive: true })
  const { built, failed, warned } = await buildBrands(
    brands,
    readClient(clientDir, app),
    builtDir,
    (clientId, outcome) =>
      console.log(`${clientId}: ${outcome}, in ${relative(rootDir, join(builtDir, clientId))}`),
    brandsDir,
  )
  for (const warning of [...warnings, ...warned]) console.warn(`Warning: ${warning}`)
  const wrong = [...faults, ...failed]
  for (const fault of wrong) console.error(`Error: ${fault}`)
  if (wrong.length === 0) return
  console.error(summary(built))
  process.exitCode = 1
}

if (existsSync(join(clientDir, 'index.html')))
  await oneAtATime(
    join(builtDir, '../brands.lock'),
    () => console.log('Another build is running; this one waits for it.'),
    build,
  ).catch((error: unknown) => {
    console.error(`Error: ${relative(rootDir, builtDir)}: ${whyNot(error)}`)
    process.exitCode = 1
  })
else {
  console.error('Nothing is compiled yet: run `pnpm build` first.')
  process.exitCode = 1
}
