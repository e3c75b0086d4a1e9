import { getConfiguration, listConfigurations, listMemberConfigurations } from '@member/api-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configurations } from '../../database/schema.ts'
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
