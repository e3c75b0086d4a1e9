import { getConfiguration, listConfigurations, listMemberConfigurations } from '@member/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configurations, files } from '../../database/schema.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
  await server.services.database.insert(configurations).values([
    { key: 'home.normal.logo', path: '/files/home/logo.svg' },
    { key: 'media.movie.page', path: '/files/media/movie.svg', membersOnly: true },
  ])
})
afterAll(() => server.stop())

test('a member asks for one configuration by its key', async () => {
  await server.logIn(await newMember(server.services))
  expect(await getConfiguration('media.movie.page')).toMatchObject({
    key: 'media.movie.page',
    value: { data: { path: '/files/media/movie.svg' } },
  })
  expect(await refusalOf(getConfiguration('media.movie.none'))).toMatchObject({ status: 404001 })
  expect((await listMemberConfigurations()).map(({ key }) => key)).toEqual([
    'home.normal.logo',
    'media.movie.page',
  ])
})

test('a visitor gets what is not only for members', async () => {
  expect((await listConfigurations()).map(({ key }) => key)).toEqual(['home.normal.logo'])
})

test('a drawn picture comes compressed, and no document can be made of it', async () => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(200)}</svg>`
  const file = { path: 'home/logo.svg', mime: 'image/svg+xml', content: Buffer.from(drawn) }
  await server.services.database.insert(files).values(file)
  const answer = await fetch(`${server.baseUrl}/files/home/logo.svg`, {
    headers: { 'Accept-Encoding': 'gzip' },
  })
  expect(await answer.text()).toBe(drawn)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-security-policy': expect.stringContaining('sandbox'),
    vary: expect.stringContaining('Accept-Encoding'),
  })
})
