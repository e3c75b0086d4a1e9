import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const server = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(server, path), 'utf8')

/** Files that a page links to, from the page's own folder. */
const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => join(dirname(page), link))
const missing = (links: string[]) => links.filter((link) => !existsSync(join(server, link)))

test('a withdrawal and a deposit are read in so many files, and each is there', () => {
  const page = 'docs/withdrawal-and-deposit.md'
  const [withdrawal, deposit] = read(page).split('\n## A deposit')
  const count = (part = '') => part.match(/^\d+\. \[/gm)?.length ?? 0
  expect(missing(linksOf(page))).toEqual([])
  expect(count(withdrawal)).toBeLessThanOrEqual(25)
  expect(count(deposit)).toBeLessThanOrEqual(18)
})
