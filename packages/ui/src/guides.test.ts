import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as ui from './index.ts'

interface Stories {
  default: {
    component?: unknown
    subcomponents?: Record<string, unknown>
    parameters?: { guide?: Record<string, string> }
  }
}

const files = globSync('**/*.stories.tsx', { cwd: import.meta.dirname })

/** Components that show nothing of their own. */
const unseen = new Set(['AfterHydration', 'GlobalStyle', 'LoadingWord', 'VisuallyHidden'])

const readMetas = () =>
  Promise.all(
    files.map(async (file) => {
      const stories: Stories = await import(join(import.meta.dirname, file))
      return { file, meta: stories.default }
    }),
  )

test('a designer reads of every component when to use it, when not, its accessibility and copy', async () => {
  for (const { file, meta } of await readMetas()) {
    const { use, not, access, copy, ...others } = meta.parameters?.guide ?? {}
    for (const text of [use, not, access, copy]) expect(text, file).toMatch(/\.$/)
    expect(others, file).toEqual({})
  }
})

test('every component has a page', async () => {
  const shown = new Set(
    (await readMetas()).flatMap(({ meta }) =>
      [meta.component, Object.values(meta.subcomponents ?? {})].flat(),
    ),
  )
  const without = Object.entries(ui).filter(
    ([name, one]) => /^[A-Z][a-z]/.test(name) && !unseen.has(name) && !shown.has(one),
  )
  expect(without.map(([name]) => name)).toEqual([])
})
