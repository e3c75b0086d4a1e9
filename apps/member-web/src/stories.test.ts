import { expect, test } from 'vitest'
import { packages, resolved, shipped, sources, type Source } from './workspaceSources.testing.ts'

const none = (faults: string[]) => expect(faults.join('\n')).toBe('')

const isStory = (path: string) => path.endsWith('.stories.tsx')

const shown = new Set(
  sources
    .filter(({ path }) => isStory(path) || path.includes('/gallery/'))
    .flatMap((from) =>
      from.imports.filter((name) => name.startsWith('.')).map((name) => resolved(from, name)),
    ),
)

// Components without an appearance of their own.
const unseen = new Set([
  'packages/news/src/push/PushRenewal.tsx',
  'packages/ui/src/hydration/AfterHydration.tsx',
  'packages/ui/src/theme/GlobalStyle.tsx',
  'packages/ui/src/theme/VisuallyHidden.ts',
])

const isComponent = (path: string) => /\/[A-Z]\w+\.tsx?$/.test(path) && !unseen.has(path)

const byPath = new Map(sources.map((source) => [source.path, source]))

// Screens that render no screen of a package; a name without a file would excuse it from its stories.
const ownScreens = ['Dashboard', 'Landing', 'Media', 'NotFound']
const screens = shipped.filter(({ path }) =>
  new RegExp(
    String.raw`/[A-Z]\w*Screen\.tsx$|member-web/src/(screens/(${ownScreens.join('|')})|layouts/.*[A-Z]\w+)\.tsx$`,
  ).test(path),
)

test('every screen that is named here exists', () => {
  const paths = new Set(screens.map(({ path }) => path))
  none(ownScreens.map((name) => `apps/member-web/src/screens/${name}.tsx`).filter((path) => !paths.has(path)))
})

const storiesOf = ({ path }: Source) => byPath.get(path.replace(/\.tsx$/, '.stories.tsx'))

test('every screen, page and layout has its stories beside it', () => {
  none(
    screens
      .filter((screen) => !storiesOf(screen))
      .map(
        ({ path }) =>
          `${path}: write ${path.replace(/^.*\//, '').replace(/\.tsx$/, '.stories.tsx')} beside it, a story for each state`,
      ),
  )
})

/** Source file of each package's entry point, by a name such as `@member/wallet/turnover`. */
const fileBehind = new Map(
  packages.flatMap(({ name, folder, manifest }) =>
    Object.entries(manifest.exports ?? {}).map(([entryPoint, target]) => [
      name + entryPoint.slice(1),
      typeof target === 'string' ? '' : `${folder}/${target['development']?.slice(2)}`,
    ]),
  ),
)

const behind = (name: string) =>
  fileBehind.get(name) ?? name.replace(/^@member\/([^/]+)\/(.*Screen)$/, 'packages/$1/src/$2.tsx')

/** Returns the code of a screen and of all files that it imports, directly or not, except `ui`. */
function partsOf(screen: Source): string[] {
  const parts = new Set([screen])
  // A set also visits elements added during iteration.
  for (const from of parts)
    for (const name of from.imports) {
      const next = byPath.get(name.startsWith('.') ? resolved(from, name) : behind(name))
      if (next && !next.path.startsWith('packages/ui/')) parts.add(next)
    }
  return [...parts].map(({ code }) => code)
}

const texts = {
  Loading: /export const Loading\b(?:(?!\nexport)[^])*never\(\)/,
  Failed: /export const Failed\b(?:(?!\nexport)[^])*(unavailable|refusal)\(/,
  Empty: /export const Empty\b/,
}

test('every screen that asks the server has a story Loading, Failed, and Empty where there can be nothing', () => {
  const asking = screens
    .filter(({ path }) => !path.includes('/layouts/'))
    .map((screen) => ({ screen, parts: partsOf(screen).join('\n') }))
    .filter(({ parts }) => /<(Loaded|Failure)\b/.test(parts))
  expect(asking.length).toBeGreaterThan(15)
  none(
    asking.flatMap(({ screen, parts }) =>
      Object.entries(texts)
        .filter(([name]) => name !== 'Empty' || /<EmptyState\b/.test(parts))
        .filter(([, story]) => !story.test(storiesOf(screen)?.code ?? ''))
        .map(
          ([name]) =>
            `${screen.path}: no story ${name}; write one beside it, as the server would bring it about`,
        ),
    ),
  )
})

test('every component that a package gives out is shown in a story', () => {
  const given = packages.flatMap(({ folder, manifest, sources: own }) => {
    const entryPoints = Object.values(manifest.exports ?? {}).map((target) =>
      typeof target === 'string' ? '' : `${folder}/${target['development']?.slice(2)}`,
    )
    const listed = own
      .filter(({ path }) => entryPoints.includes(path) && !/\/[A-Z]/.test(path))
      .flatMap((entryPoint) => entryPoint.imports.map((name) => resolved(entryPoint, name)))
    return [...entryPoints, ...listed].filter(isComponent)
  })
  expect(given.length).toBeGreaterThan(60)
  none(
    given
      .filter((path) => !shown.has(path))
      .map((path) => `${path}: no story shows it; write one for each state, beside it`),
  )
})
