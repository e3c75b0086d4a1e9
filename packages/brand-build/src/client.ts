import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { App } from './app/app.ts'
import { filesIn } from './pack.ts'

export interface Client {
  app: App
  folder: string
  files: string[]
  digest: string
}

// The build's own code, and the versions of the drawing and compression libraries.
const makers = ['.', '../../brand/src', '../../../pnpm-lock.yaml'].map((path) =>
  join(import.meta.dirname, path),
)

/** Lists the files of the compiled app in `folder`, with a digest of all that built sites depend on. */
export function readClient(folder: string, app: App): Client {
  const { routes, tables, styles, memberSources, laterSources, pageData } = app
  const digest = createHash('sha256').update(
    JSON.stringify([
      routes.map(({ path, access, preRendered, firstCalls }) => [path, access, preRendered, firstCalls]),
      tables,
      styles,
      memberSources,
      laterSources,
      pageData({ renderedFor: null, firstCalls: [], tables: {} }),
    ]),
  )
  // By names alone, because the folder is irrelevant to the result.
  const add = (file: string, name: string) => digest.update(name).update(readFileSync(file))
  for (const place of [folder, join(folder, '../server'), ...makers]) {
    if (!existsSync(place)) continue
    // A hashed asset's name identifies its content; tests are not part of a build.
    if (place.endsWith('.yaml')) add(place, basename(place))
    else
      for (const path of filesIn(place).filter((name) => !/\.test\.|^assets\//.test(name)))
        add(join(place, path), path)
  }
  const files = filesIn(folder)
  return { app, folder, files, digest: digest.update(files.join('\n')).digest('hex') }
}
