import { noOwnFolder } from '@member/brand/own'
import { aBrand } from '@member/brand/testing'
import { expect, test } from 'vitest'
import { refuseInline } from '../hosting/policy.ts'
import { legalHead, legalHtml } from './legalHtml.ts'

const brand = aBrand({ displayName: '<b>ดาว</b>' })
const htmlOf = (text: string) =>
  legalHtml('/legal/terms', brand, { ...noOwnFolder(), legal: { terms: text } })?.html

test('an operator’s Markdown is HTML without a heading of its own, which the page has', () => {
  expect(htmlOf('# ข้อกำหนด\n\n## หนึ่ง\n\n- ก\n- **ข**')).toBe(
    '<h2>หนึ่ง</h2>\n<ul>\n<li>ก</li>\n<li><strong>ข</strong></li>\n</ul>\n',
  )
})

test.each([
  ['<script>x</script>', /<script/],
  ['[กด](javascript:alert(1))', /href/],
  ['![รูป](https://spy.example/a.png)', /<img/],
  ['{brand}', /<b>/],
])('nothing of %s runs, loads or closes what it stands in', (text, what) =>
  expect(htmlOf(text)).not.toMatch(what),
)

test.each([
  ['th', 'เล่นอย่างมีสติ', '/auth/settings/play-safe'],
  ['en', 'Play safe', '/en/auth/settings/play-safe'],
] as const)(
  'the play-safe page that comes with the product (%s) rings the help line and opens the limits',
  (language, name, path) => {
    const html = legalHtml('/legal/play-safe', brand, noOwnFolder(), language)?.html
    expect(html).toMatch(/<a href="tel:1323">[^<]*1323<\/a>/)
    expect(html).toContain(`<a href="${path}">${name}</a>`)
  },
)

test('a table’s columns have no style attribute, which the policy would refuse', () => {
  const html = htmlOf('| a | b |\n| --: | :-: |\n| 1 | 2 |') ?? ''
  expect(html).toContain('<td>1</td>')
  expect(() => refuseInline(html, 'legal/terms.html')).not.toThrow()
})

test('each question of the help opens its answer, below the headings', () => {
  const own = {
    ...noOwnFolder(),
    legal: { help: '## ฝาก\n\n### อย่างไร\n\nโอน\n\n- ก\n\n### เมื่อใด\n\nเดี๋ยวนี้\n\n## ถอน' },
  }
  expect(legalHtml('/help', brand, own)?.html).toBe(
    '<h2>ฝาก</h2>\n' +
      '<details><summary>อย่างไร</summary>\n<p>โอน</p>\n<ul>\n<li>ก</li>\n</ul>\n</details>\n' +
      '<details><summary>เมื่อใด</summary>\n<p>เดี๋ยวนี้</p>\n</details>\n' +
      '<h2>ถอน</h2>\n',
  )
})

test('only a page of the operator’s text carries one', () => {
  const own = noOwnFolder()
  expect(legalHead(legalHtml('/legal/privacy/', brand, own))[0]).toMatch(
    /^<script type="application\/json" id="legal" data-page="privacy">"\\u003cp>ฉบับ [^<]*\\u003c\/p>\\n\\u003cblockquote>/,
  )
  expect(legalHead(legalHtml('/login', brand, own))).toEqual([])
})
