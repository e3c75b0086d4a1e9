import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { legalNames } from '../legalNames.ts'
import { readBrand, readBrands } from '../read/read.ts'
import { aBrand } from '../testing/index.ts'
import { goodText } from '../wrongFiles.testing.ts'
import { legalText } from './legalText.ts'
import { ownFolder } from './ownFolder.ts'

const kanit = readFileSync(
  fileURLToPath(import.meta.resolve('@expo-google-fonts/kanit/600SemiBold/Kanit_600SemiBold.ttf')),
)
const latin = readFileSync(
  fileURLToPath(import.meta.resolve('@fontsource/kanit/files/kanit-latin-600-normal.woff2')),
)

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
  write('dao.json', goodText('dao'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), content)
}

const drawn = (inside = '', more = '') => `<svg xmlns="http://www.w3.org/2000/svg"${more}>${inside}</svg>`

test('a brand without a folder of its own is whole, and its operator reads which legal pages are examples', () => {
  const { brand, warnings } = readBrand(folder, 'dao')
  expect(brand).not.toBeNull()
  expect(warnings.join()).toContain(
    'dao.json: the legal pages terms, privacy, cookies, play-safe, complaints are examples that say so; write',
  )
})

test('each example says that it is to be replaced, and of whom it speaks', () => {
  const brand = aBrand({ displayName: 'ดาว_เหนือ*' })
  for (const name of legalNames) {
    const text = legalText(name, brand, ownFolder(folder, 'dao'))
    expect(text).toContain('ข้อความตัวอย่าง')
    expect(text).toContain('ดาว\\_เหนือ\\*')
    expect(text).not.toMatch(/\{\w+\}/)
  }
})

test('the help is ours until a brand writes its own, in either language', () => {
  const help = (language?: 'en') =>
    legalText('help', aBrand({ line: { line1: '@dao', line2: '@dao2' } }), ownFolder(folder, 'dao'), language)
  expect(help()).toContain('### สลิปไม่ผ่าน ต้องทำอย่างไร')
  expect(help('en')).toContain('### My slip was refused')
  for (const text of [help(), help('en')]) {
    expect(text).toContain('@dao')
    expect(text).not.toMatch(/\{\w+\}/)
  }
  write('dao/help.md', '## ฝาก\n\n### ฝากอย่างไร')
  expect(help()).toBe('## ฝาก\n\n### ฝากอย่างไร')
  expect(help('en')).toContain('Thai only')
  write('dao/help.en.md', '## Deposits\n\n### How?')
  expect(help('en')).toBe('## Deposits\n\n### How?')
  expect(ownFolder(folder, 'dao').faults).toEqual([])
})

test.each([
  ['th', ['สมัคร', 'ฝากขั้นต่ำ', 'ถอนขั้นต่ำ', 'สูงสุด', 'กี่นาที', 'ธนาคารใด', 'ลืมรหัสผ่าน', 'ลืมชื่อผู้ใช้']],
  ['en', ['sign up', 'minimum', 'maximum', 'how long', 'which bank', 'my password', 'my username']],
] as const)('the help that is ours (%s) answers what a newcomer asks first', (language, words) => {
  const questions = legalText('help', aBrand(), ownFolder(folder, 'dao'), language).toLowerCase()
  expect(words.filter((word) => !questions.includes(word))).toEqual([])
})

test('a brand’s own text takes the place of the example', () => {
  write('dao/legal/terms.md', '# ข้อตกลง\n\n{brand} {age}+')
  const text = legalText('terms', aBrand({ minimumAge: 21 }), ownFolder(folder, 'dao'))
  expect(text).toBe('# ข้อตกลง\n\nแสงทอง 21+')
  expect(readBrand(folder, 'dao').warnings.join()).not.toContain('terms')
})

test.each([
  ['legal/term.md', 'x', 'dao/legal/term.md: this is not part of a brand; name it legal/terms.md.'],
  ['halp.md', 'x', 'dao/halp.md: this is not part of a brand; name it help.md.'],
  ['legals/terms.md', 'x', 'dao/legals/terms.md: this is not part of a brand; name it legal/terms.md.'],
  ['legal/terms.md', ' \n', 'dao/legal/terms.md: the file is empty; write the text, or remove the file.'],
  [
    'legal/terms.md',
    Uint8Array.of(0xff, 0xfe, 0x41),
    'dao/legal/terms.md: the file is not UTF-8; save it as UTF-8.',
  ],
  [
    'legal/terms.md',
    'a\n<b>c</b>',
    /^dao\/legal\/terms\.md: line 2 contains HTML, which no page shows; write/,
  ],
  ['legal/terms.md', 'x'.repeat(300_000), 'dao/legal/terms.md: the text is larger than 256 kB; shorten it.'],
  ['logi.svg', '<svg/>', 'dao/logi.svg: this is not part of a brand; name it logo.svg.'],
  ['events/weel.png', 'x', 'dao/events/weel.png: this is not part of a brand; name it events/wheel.png.'],
  ['logo.gif', 'GIF89a', /^dao\/logo\.gif: a picture ends in one of png, jpg, jpeg, webp, avif, svg; save/],
  ['logo.png', '<svg/>', 'dao/logo.png: its content is not a PNG; save it as what its name says.'],
  [
    'icon.svg',
    drawn('', ' onload="x()"'),
    /^dao\/icon\.svg: the SVG contains "onload=", which runs or loads/,
  ],
  [
    'hero.svg',
    drawn('<image href="https://a.example/b.png"/>'),
    /^dao\/hero\.svg: the SVG contains "href=\\"https:.*, which runs or loads/,
  ],
  [
    'logo.svg',
    drawn('<g>'),
    'dao/logo.svg: the SVG is damaged (line 1: unexpected close tag); save it anew.',
  ],
  [
    'logo.svg',
    Buffer.from(drawn('<title>\u00e9</title>'), 'latin1'),
    'dao/logo.svg: the SVG is not UTF-8; save it as UTF-8.',
  ],
  [
    'logo.svg',
    '<svg viewBox="0 0 9 9"/>',
    /^dao\/logo\.svg: the SVG has no xmlns, .* write <svg xmlns="http/,
  ],
  ['legal/terms.md', 'a\n{brnd}', 'dao/legal/terms.md: line 2 has no value {brnd}; write {brand}.'],
  ['legal/terms.md', '{ชื่อ}', /line 1 has no value {ชื่อ}; it may have {brand}, {holder}, .*{line}\.$/],
  [
    'legal/terms.md',
    'a\nb\u0000',
    'dao/legal/terms.md: line 2 contains an invisible character (U+0000); remove it.',
  ],
  ['legal/terms.md', 'a\u202Eb', /line 1 contains an invisible character \(U\+202E\); remove it\.$/],
  ['legal/terms.md', '![a](b.png)', /line 1 holds a picture, which no page of yours shows; remove it\.$/],
  [
    'words.json',
    ' ',
    'dao/words.json: the file is empty; write { "wallet/deposit.title": "…" }, or remove it.',
  ],
  [
    'words.json',
    '{ "wallet": { "deposit": "ฝาก" } }',
    /line 1: wallet is not a text; write each key in full, as in "wallet\/deposit\.title": "…"\.$/,
  ],
])('%s that is wrong stops its own brand alone', (path, content, expected) => {
  write('other.json', goodText('other'))
  write(`dao/${path}`, content)
  const { brands, faults } = readBrands(folder, [], { th: new Map() })
  expect(brands.map(({ clientId }) => clientId)).toEqual(['other'])
  expect(faults).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)])
})

test('what editors and systems leave in the folder is no fault', () => {
  write('dao/.DS_Store', 'x')
  write('dao/legal/terms.md~', 'x')
  expect(readBrands(folder).faults).toEqual([])
})

test('a link to nothing in the folder is reported by its name', () => {
  write('dao/words.json', '{}')
  symlinkSync('/there/is/none.svg', join(folder, 'dao/logo.svg'))
  expect(ownFolder(folder, 'dao').faults).toEqual([
    'dao/logo.svg: it leads to nothing or cannot be read (ENOENT); put a file there or remove it.',
  ])
})

test('a folder that is no brand’s is reported: nothing in it is shown', () => {
  write('daoo/logo.svg', '<svg/>')
  expect(readBrands(folder)).toMatchObject({
    faults: [],
    warnings: expect.arrayContaining([
      'daoo: there is no daoo.json, so nothing in the folder is shown; name it dao.',
    ]),
  })
  expect(readBrand(folder, 'dao').warnings.join()).toContain('there is no daoo.json')
})

test('a file in the place of the folder is reported', () => {
  write('dao', 'x')
  expect(readBrand(folder, 'dao').faults).toEqual([
    'dao: this is a file; the brand’s own files belong in a folder of this name: move it away.',
  ])
})

test('a legal page of a heading alone is a warning', () => {
  write('dao/legal/terms.md', '# ข้อตกลง\n\n## หมวด 1\n')
  expect(readBrand(folder, 'dao').warnings).toContain(
    'dao.json: the pages terms contain only a heading; write the text into dao/legal/terms.md.',
  )
})

test('a legal text may be broken between words, and end its lines as it does', () => {
  write('dao/legal/terms.md', '\uFEFF# ข้อ\u200Bตกลง\r\n\r\n\tดาว\r\n')
  expect(ownFolder(folder, 'dao').faults).toEqual([])
})

test('a legal text may hold what only looks like HTML', () => {
  write('dao/legal/terms.md', 'ฝาก < 50, <help@dao.example>, <https://dao.example/a>')
  expect(ownFolder(folder, 'dao').faults).toEqual([])
})

test('a picture is known by its name, and only one may have it', () => {
  write('dao/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><use href="#a"/></svg>')
  expect(ownFolder(folder, 'dao')).toMatchObject({ faults: [], pictures: { logo: { isSvg: true } } })
  write('dao/logo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47))
  expect(ownFolder(folder, 'dao').faults).toEqual([
    'dao/logo.svg: there is logo.png too; keep one of the two.',
  ])
})

test('the faces of a brand are known by what they are for and their weight', () => {
  write('dao/fonts/display-600.ttf', kanit)
  expect(ownFolder(folder, 'dao')).toMatchObject({
    faults: [],
    fonts: { 'fonts/display-600': { file: join(folder, 'dao/fonts/display-600.ttf') } },
  })
})

test.for([
  [
    'display-700.ttf',
    kanit,
    /^dao\/fonts\/display-700\.ttf: this is not part .* name it fonts\/display-600\.ttf\.$/,
  ],
  [
    'body-400.eot',
    kanit,
    /^dao\/fonts\/body-400\.eot: this is not part .* name it fonts\/body-400\.woff2\.$/,
  ],
  [
    'display-600.ttf',
    'wOF2 but not quite',
    /display-600\.ttf: its content is not a font; save one face as woff2/,
  ],
  [
    'display-600.ttf',
    kanit.subarray(0, kanit.length - 100),
    /display-600\.ttf: the face is cut off; take the/,
  ],
  ['display-600.woff2', latin, /display-600\.woff2: the face has no ก ข ฃ ค ฅ and \d+ more; take one with/],
  ['body-400.ttf', kanit, /^dao\/fonts: there is no body-600; text needs both its weights\.$/],
] as const)('a face %s that cannot be shown stops its brand', ([name, content, expected]) => {
  write(`dao/fonts/${name}`, content)
  expect(ownFolder(folder, 'dao').faults).toEqual([expect.stringMatching(expected)])
})
