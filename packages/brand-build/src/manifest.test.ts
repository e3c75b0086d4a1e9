import type { Brand } from '@member/brand'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { pictureTags } from './pictureTags.ts'
import { pageMeta } from './pageMeta.ts'

const inThai = { language: 'th', prefix: '' } as const

test('the site can be installed under the brand’s name, in Thai, in its colours', () => {
  const made = JSON.parse(manifest(aBrand({ displayName: 'แสงทอง' }), inThai))
  expect(made).toMatchObject({ name: 'แสงทอง', short_name: 'แสงทอง', lang: 'th', display: 'standalone' })
  expect(made).toMatchObject({ start_url: '/', scope: '/' })
  expect(made.theme_color).toMatch(/^#[\da-f]{6}$/)
  expect(made.icons.map(({ sizes, purpose }: Record<string, string>) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('a long name is shortened below the icon', () => {
  expect(JSON.parse(manifest(aBrand({ displayName: 'Golden Light Entertainment' }), inThai)).short_name).toBe(
    'Golden',
  )
})

const tagsOf = (brand: Brand) => pictureTags(brand, pageMeta(brand), inThai).join()

test('a shared link shows the brand’s card by its whole address', () => {
  const tags = tagsOf(aBrand({ displayName: 'A "B" <C>', domains: ['a.example', 'b.example'] }))
  expect(tags).toContain('<meta property="og:image" content="https://a.example/social.png">')
  expect(tags).toContain('content="A &quot;B&quot; &lt;C&gt; · ')
  expect(tagsOf(aBrand({ web: 'https://www.a.example/' }))).toContain(
    '<meta property="og:url" content="https://www.a.example/">',
  )
})
