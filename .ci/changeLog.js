// Moves the texts of the changesets into CHANGELOG.md, below the empty sections of a new version.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readChangesets } from '@changesets/read'

const log = new URL('../.github/CHANGELOG.md', import.meta.url)
const { version } = JSON.parse(
  readFileSync(new URL('../apps/member-web/package.json', import.meta.url), 'utf8'),
)

const changes = (await readChangesets(fileURLToPath(new URL('..', import.meta.url)))).map(
  ({ releases, summary }) => ({
    packages: releases.map(({ name, type }) => ({ of: name.replace('@member/', ''), bump: type })),
    text: summary.trim().replaceAll(/\s*\n\s*/g, ' '),
  }),
)

const bumps = new Set(changes.flatMap(({ packages }) => packages.map(({ bump }) => bump)))
const [major, minor, patch] = version.split('.').map(Number)
const next = bumps.has('major')
  ? `${major + 1}.0.0`
  : bumps.has('minor')
    ? `${major}.${minor + 1}.0`
    : `${major}.${minor}.${patch + 1}`

const server = new Set(['api', 'server', 'tools', 'contract', 'staff-page', 'backoffice', 'simulator'])
const brands = new Set(['brand', 'brand-build', 'storybook'])
const groupOf = ({ packages }) => {
  if (packages.every(({ of }) => brands.has(of))) return 'Brands and builds'
  return packages.every(({ of }) => server.has(of)) ? 'Server' : 'Site'
}
const everything = ['Site', 'Server', 'Brands and builds'].flatMap((group) => {
  const texts = changes
    .filter((change) => change.text !== '' && groupOf(change) === group)
    .map(({ text }) => `- ${text}`)
  return texts.length > 0 ? [`#### ${group}`, texts.join('\n')] : []
})

const sections = ['Members', 'Operators', 'Designers', 'Developers', 'When you upgrade']
const heading = `## ${next}`
const before = readFileSync(log, 'utf8')
if (before.includes(`${heading}\n`))
  throw new Error(`CHANGELOG.md has ${next} already: remove it, or the changesets.`)
const written = [
  heading,
  '',
  ...sections.flatMap((section) => [`### ${section}`, '']),
  '### Everything',
  '',
  ...everything,
]
writeFileSync(
  log,
  before.replace(/(?=^## )/m, () => `${written.join('\n\n')}\n\n`),
)
