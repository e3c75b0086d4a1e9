import { getConfiguration, listConfigurations, listMemberConfigurations } from '@member/api-client'
import { beforeAll, expect, test } from 'vitest'
import { configurations, files } from '../../database/schema.ts'
import { newMember } from '../../testing/newMember.ts'
import { refusalOf } from '../../testing/refusalOf.ts'
import { testServer } from '../../testing/testServer.ts'
import * as fc from 'fast-check'
import { cleanHtml } from './cleanHtml.ts'

const server = testServer()

beforeAll(async () => {
  await server.services.database.insert(configurations).values([
    { key: 'home.normal.logo', path: '/files/home/logo.svg' },
    { key: 'media.movie.page', path: '/files/media/movie.svg', membersOnly: true },
  ])
})

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

test.each([
  ['<p>ก <b>ข</b></p><br/>', '<p>ก <b>ข</b></p><br>'],
  [
    '<a href="https://x.example/a?b=1">ไป</a>',
    '<a href="https://x.example/a?b=1" rel="noopener noreferrer">ไป</a>',
  ],
  ['<a href="javascript:alert(1)">x</a>', '&lt;a href=&quot;javascript:alert(1)&quot;&gt;x</a>'],
  ['<p onclick="x()">ก</p>', '&lt;p onclick=&quot;x()&quot;&gt;ก</p>'],
  ['<script>x()</script>ก', 'ก'],
  ['<img src=x onerror=x()>', '&lt;img src=x onerror=x()&gt;'],
  ['1 < 2 & 3 &amp; 4', '1 &lt; 2 &amp; 3 &amp; 4'],
])('%s', (html, clean) => expect(cleanHtml(html)).toBe(clean))

test('whatever goes in, no tag comes out but the few that are let through', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '/',
    '=',
    ' ',
    'script',
    'a href=',
    'https://x',
    'onload',
    '&lt;',
    '&quot;',
    'p',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const rest = cleanHtml(pieces.join(''))
        .replaceAll(/<\/?(?:p|s|b|i|u|a)>/g, '')
        .replaceAll(/<a href="https?:\/\/[^"<>]*" rel="noopener noreferrer">/g, '')
      expect(rest).not.toMatch(/[<>]/)
    }),
  )
})
