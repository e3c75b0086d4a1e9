import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { openTestDatabase } from '../testing/openTestDatabase.ts'
import { testServices } from '../testing/testServices.ts'

const server = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(server, path), 'utf8')

const linksOf = (page: string) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => join(dirname(page), link))
const missing = (links: string[]) => links.filter((link) => !existsSync(join(server, link)))

const countFiles = (list = '') => list.match(/^\d+\. \[/gm)?.length ?? 0

const folders = globSync('src/domain/*/', { cwd: server }).toSorted()

test('a withdrawal and a deposit are read in so many files, and each is there', () => {
  const page = 'docs/withdrawal-and-deposit.md'
  const [withdrawal, deposit] = read(page).split('\n## A deposit')
  expect(missing(linksOf(page))).toEqual([])
  expect(countFiles(withdrawal)).toBeLessThanOrEqual(25)
  expect(countFiles(deposit)).toBeLessThanOrEqual(18)
})

describe('a domain folder has a page', () => {
  test.each(folders)('%s', (folder) => {
    const page = join(folder, 'README.md')
    expect(existsSync(join(server, page))).toBe(true)
    expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(25)
    expect(missing(linksOf(page))).toEqual([])
    for (const part of ['Surface', 'Invariants', 'Standards', 'To add'])
      expect(read(page)).toContain(`**${part}**`)
  })
})

const open = await openTestDatabase()
const app = createApp(testServices(open.database).services)

afterAll(() => open.close())

test('the contract can be read as OpenAPI, and says only what is served', async () => {
  const document: unknown = await (await app.request('/openapi.json')).json()
  expect(document).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/auth/withdraw/{uuid}': {
        post: {
          operationId: 'withdraw',
          security: [{ bearer: [] }],
          parameters: [
            { name: 'uuid' },
            { name: 'Accept-Language' },
            { name: 'Idempotency-Key', required: true },
          ],
        },
      },
      '/api/auth/login': { post: { operationId: 'login' } },
      '/api/auth/user/opengame': { post: { operationId: 'openGame' } },
    },
  })
  expect(JSON.stringify(document)).not.toMatch(/"\/(?:desk|bank|play)/)
})
