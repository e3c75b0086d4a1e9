import { expect, test } from 'vitest'
import { packages, resolved, shipped, sources } from './houseSources.ts'

/** Fails with one line a fault: where, and how to mend it. */
const none = (faults: string[]) => expect(faults.join('\n')).toBe('')

const isStory = (path: string) => path.endsWith('.stories.tsx')

/** Every file that a story shows, by itself or in a gallery. */
const shown = new Set(
  sources
    .filter(({ path }) => isStory(path) || path.includes('/gallery/'))
    .flatMap((from) =>
      from.imports.filter((name) => name.startsWith('.')).map((name) => resolved(from, name)),
    ),
)

// There is nothing of their own to see.
const unseen = new Set(['packages/ui/src/theme/GlobalStyle.tsx', 'packages/ui/src/theme/VisuallyHidden.ts'])

const isComponent = (path: string) => /\/[A-Z]\w+\.tsx?$/.test(path) && !unseen.has(path)

test('every screen, page and layout has its stories beside it', () => {
  const all = new Set(sources.map(({ path }) => path))
  const screens = shipped.filter(({ path }) =>
    /\/[A-Z]\w*Screen\.tsx$|member-web\/src\/(pages|layouts)\/.*[A-Z]\w+\.tsx$/.test(path),
  )
  none(
    screens
      .filter(({ path }) => !all.has(path.replace(/\.tsx$/, '.stories.tsx')))
      .map(
        ({ path }) =>
          `${path}: write ${path.replace(/^.*\//, '').replace(/\.tsx$/, '.stories.tsx')} beside it, a story for each state`,
      ),
  )
})

test('every component that a package gives out is shown in a story', () => {
  const given = packages.flatMap(({ folder, manifest, sources: own }) => {
    const doors = Object.values(manifest.exports ?? {}).map((target) =>
      typeof target === 'string' ? '' : `${folder}/${target['development']?.slice(2)}`,
    )
    const behind = own
      .filter(({ path }) => doors.includes(path) && !/\/[A-Z]/.test(path))
      .flatMap((door) => door.imports.map((name) => resolved(door, name)))
    return [...doors, ...behind].filter(isComponent)
  })
  expect(given.length).toBeGreaterThan(60)
  none(
    given
      .filter((path) => !shown.has(path))
      .map((path) => `${path}: no story shows it; write one for each state, beside it`),
  )
})
