import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildBrands } from './buildBrands.ts'
import { readClient } from './client.ts'
import { oneAtATime } from './oneAtATime.ts'
import { brandsDir, builtDir, clientDir, rootDir } from './places.ts'
import { readBrandsFor } from './readBrandsFor.ts'
import { summary, whyNot } from './sentences.ts'

// The second half of `pnpm build [clientId]`. A brand that cannot be built stops itself alone.
const clientIds = process.argv.slice(2)

async function build() {
  const { brands, faults, warnings } = readBrandsFor(clientIds)
  mkdirSync(builtDir, { recursive: true })
  // What has no file any more goes, where all are built.
  for (const folder of clientIds.length > 0 ? [] : readdirSync(builtDir))
    if (!existsSync(join(brandsDir, `${folder}.json`))) rmSync(join(builtDir, folder), { recursive: true })
  const { built, failed } = await buildBrands(brands, readClient(clientDir), builtDir, (clientId, outcome) =>
    console.log(`${clientId}: ${outcome}, in ${relative(rootDir, join(builtDir, clientId))}`),
  )
  for (const warning of warnings) console.warn(`Warning: ${warning}`)
  const wrong = [...faults, ...failed]
  for (const fault of wrong) console.error(`Error: ${fault}`)
  if (wrong.length === 0) return
  console.error(summary(built))
  process.exitCode = 1
}

if (existsSync(join(clientDir, 'index.html')))
  await oneAtATime(
    join(builtDir, '../brands.lock'),
    () => console.log('Another build is under way; this one waits for it.'),
    build,
  ).catch((error: unknown) => {
    console.error(`Error: ${relative(rootDir, builtDir)}: ${whyNot(error)}`)
    process.exitCode = 1
  })
else {
  console.error('Nothing is compiled yet: run `pnpm build` first.')
  process.exitCode = 1
}
