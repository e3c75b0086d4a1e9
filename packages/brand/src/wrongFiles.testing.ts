import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { aBrand } from './testing/index.ts'
import { shortcutNames } from './places.ts'
import { textFields } from './texts.ts'

interface Wrong {
  make: (path: string) => void
  expected: RegExp
}

const { licence, pages: _, ...brand } = aBrand({ domains: [] })
const idOf = (path: string) => basename(path, '.json')

/** Returns a valid brand's text, one field per line. */
export const goodText = (clientId: string, change: object = {}) =>
  JSON.stringify({ ...brand, licence, clientId, ...change }, null, 2)

const bytes = (text: (id: string) => string | Uint8Array, expected: RegExp): Wrong => ({
  make: (path) => writeFileSync(path, text(idOf(path))),
  expected,
})
const field = (change: object, expected: RegExp) => bytes((id) => goodText(id, change), expected)
const line = (id: string, put: (lines: string[]) => void) => {
  const lines = goodText(id).split('\n')
  put(lines)
  return lines.join('\n')
}
const on = (at: number, text: string) => (lines: string[]) => void lines.splice(at - 1, 0, text)

const last = goodText('x').split('\n').length - 1
const noJsonAt = (at: number, fix = '') => new RegExp(`line ${at} is not JSON; ${fix}`)

export const wrongFiles: Record<string, Wrong> = {
  'true in quotes': field(
    { ageGate: 'true' },
    /ageGate is "true", a text in quotes; write true without quotes\./,
  ),
  'a number in quotes': field({ minimumAge: '20' }, /minimumAge is "20", .*write 20 without quotes\./),
  'a conflict of git': bytes(
    (id) => line(id, on(3, '<<<<<<< HEAD')),
    /line 3 is a conflict mark of git; keep one of the two sides/,
  ),
  'English that is not offered': field(
    { english: { displayName: 'Dao' } },
    /english is given, but languages offers no English; add "en" to languages/,
  ),
  ...Object.fromEntries(
    textFields.flatMap(({ name }) => [
      [`an empty ${name}`, field({ [name]: ' ' }, new RegExp(`${name} is " ", which is empty; write `))],
      [
        `an English ${name} in Thai`,
        field(
          { languages: ['th', 'en'], english: { [name]: 'ดาว' } },
          new RegExp(`english\\.${name} is "ดาว", which is in Thai; write .*, in English`),
        ),
      ],
    ]),
  ),
  'a path of a game provider': field(
    { gameHosts: ['https://a.example/games'] },
    /gameHosts\.0 is "https:.*has more than a host, .*; write the host of a game provider, .*without a path/,
  ),
  'a path of a tag manager’s host': field(
    { events: { tagManager: { script: 'https://a.example/x.js', hosts: ['https://b.example/x'] } } },
    /events\.tagManager\.hosts\.0 is .*has more than a host/,
  ),
  'a path of a chat’s host': field(
    { chat: { script: 'https://a.example/x.js', hosts: ['https://b.example/x'] } },
    /chat\.hosts\.0 is .*has more than a host/,
  ),
  'a film’s path that leads elsewhere': field(
    { film: '/..//a.example' },
    /film is "\/\.\.\/\/a\.example", .*not an http/,
  ),
  'a film’s path with two slashes': field({ film: '/films//a' }, /film is .*not an http/),
  'a category there is none of': field(
    { categories: ['tables', 'hot'] },
    /categories\.0 is "tables", .*sport, casino, slot/,
  ),
  'a category mistyped': field(
    { categories: ['slots', 'hot'] },
    /categories\.0 is "slots", .*; write "slot"\.$/,
  ),
  'a category twice': field({ categories: ['slot', 'slot', 'hot'] }, /names one of them twice/),
  'categories without hot': field({ categories: ['slot'] }, /leaves out hot/),
  'a shortcut mistyped': field(
    { shortcuts: ['winloss'] },
    /shortcuts\.0 is "winloss", .*; write "winlost"\.$/,
  ),
  'a shortcut there is none of': field(
    { shortcuts: ['x'.repeat(70)] },
    /shortcuts\.0 is .*: promotion, wheel, .*17 more in brands\/README\.md\.$/,
  ),
  'a shortcut twice': field(
    { shortcuts: [...shortcutNames, 'wheel'] },
    /shortcuts is .*names one of them twice; write .*: promotion, wheel,/,
  ),
  'a colour by its everyday name': field(
    { color: '#4477FF' },
    /color is not a field of a brand; write themeColour\./,
  ),
  'a logo in the file': field(
    { logo: 'logo.svg' },
    /logo is not a field .*; put it into the brand's folder,/,
  ),
  'a server with a question': field(
    { server: 'https://api.example/?a' },
    /server is "https:.*not an http or https address/,
  ),
  'money left out': field({ leaveOut: ['withdraw'] }, /leaveOut\.0 is "withdraw", .*promotion, affiliate/),
  'a folder': { make: (path) => mkdirSync(path), expected: /this is a folder/ },
  'a pipe': { make: (path) => void execFileSync('mkfifo', [path]), expected: /not a text file/ },
  'a link to itself': { make: (path) => symlinkSync(path, path), expected: /link leads to itself/ },
  'a link to nothing': { make: (path) => symlinkSync(`${path}.gone`, path), expected: /leads to nothing/ },
  'no right to read': {
    make: (path) => {
      writeFileSync(path, goodText(idOf(path)))
      chmodSync(path, 0)
    },
    expected: /this user may not read it/,
  },
  'a footer of another time': field({ footerYear: 1989 }, /footerYear is 1989, which is before 1990/),
  'a footer’s year in words': field({ footerYear: 'today' }, /footerYear is "today", .*or "now"/),
  'a huge file': bytes(() => ' '.repeat(300_000), /larger than 256 kB/),
  'an empty file': bytes(() => ' \n', /the file is empty/),
  'text in UTF-16': bytes((id) => Buffer.from(`\uFEFF${goodText(id)}`, 'utf16le'), /zero bytes, as .*UTF-16/),
  'bytes that are no UTF-8': bytes(
    (id) => Buffer.from(line(id, on(4, '"tagline": "\u00e9",')), 'latin1'),
    /line 4 contains bytes that are not UTF-8/,
  ),
  'brackets without end': bytes(() => '['.repeat(200_000), /brackets within brackets/),
  'deep brackets': bytes(
    (id) => goodText(id, { film: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) }),
    /brackets within/,
  ),
  'a missing comma': bytes(
    (id) => line(id, (lines) => (lines[2] = lines[2]!.slice(0, -1))),
    /line 3 is not JSON; look there/,
  ),
  'a surplus comma': bytes((id) => goodText(id).replace(/\n\}$/, ',\n\n}'), noJsonAt(last, 'look there')),
  'an open quote': bytes((id) => line(id, on(5, '"tagline": "x,')), /line 5 is not JSON; close the text/),
  'a missing brace': bytes((id) => `${goodText(id).slice(0, -2)}\n\n\n`, noJsonAt(last)),
  'two objects': bytes((id) => `${goodText(id)}\n{}`, noJsonAt(last + 2)),
  'a comment': bytes((id) => line(id, on(2, '// mine')), /line 2 is not JSON; JSON has no comments/),
  'a word without quotes': bytes((id) => line(id, on(3, 'film: "/x",')), /line 3 is not JSON; every word/),
  'a tab in a text': bytes(
    (id) => line(id, on(2, '"film": "a\tb",')),
    /line 2 is not JSON; remove the tab or other control/,
  ),
  'a backslash': bytes((id) => line(id, on(2, '"film": "\\x",')), /line 2 is not JSON; write \\\\/),
  'no object': bytes(() => '"saengthong"', /contains no object/),
  'a list': bytes(() => '[]', /contains no object/),
  'a field twice': bytes(
    (id) => line(id, on(6, '"displayName": "x",')),
    /line 6 says displayName again, after line 3/,
  ),
  'an inner field twice': bytes(
    (id) => goodText(id).replace('"line1"', '"line2": "@x",\n"line1"'),
    /line 11 says line\.line2 again, after line 9/,
  ),
  'the field __proto__': bytes(
    (id) => line(id, on(2, '"__proto__": {"scheme": "dark"},')),
    /__proto__ is not a field of a brand; remove it/,
  ),
  'the field constructor': field({ constructor: 1 }, /constructor is not a field/),
  'the field toString': field({ line: { ...brand.line, toString: 'x' } }, /line\.toString is not a field/),
  'a field with a line break': field({ 'a\nb\u202E': 1 }, /a\\u\{000A\}b\\u\{202E\} is not a field/),
  'an endless field': field({ ['x'.repeat(9000)]: 1 }, /x+… is not a field/),
  'a name of nothing seen': field(
    { displayName: '\u3164\u200B' },
    /displayName .*invisible character \(U\+3164\)/,
  ),
  'a hidden letter': field({ displayName: 'แสง\u200Bทอง' }, /"แสง\\u\{200B\}ทอง", .*\(U\+200B\)/),
  'a name turned around': field({ displayName: 'x\u202Egnp' }, /invisible character \(U\+202E\)/),
  'half a character': field({ displayName: 'x\uD83D' }, /invisible character \(U\+D83D\)/),
  'a line break in a name': field({ tagline: 'a\nb' }, /tagline .*invisible character \(U\+000A\)/),
  'a bell': field({ helpLine: { ...brand.helpLine, name: 'a\u0007' } }, /helpLine\.name .*\(U\+0007\)/),
  'a hidden letter in a path': field({ film: '/film\u200Bs' }, /film is .*invisible character \(U\+200B\)/),
  'an endless name': field({ displayName: 'ก'.repeat(5000) }, /longer than 40 characters/),
  'an endless address': field({ film: `/${'x'.repeat(5000)}` }, /film .*longer than 2000/),
  'a label over 63': field({ domains: [`${'x'.repeat(64)}.example`] }, /domains\.0 .*not a host name/),
  'a label of 63 and more': field({ server: `https://${'x'.repeat(64)}.example` }, /server .*not an http/),
  'a name over 253': field({ domains: [`${'abcdefg.'.repeat(32)}example`] }, /domains\.0 .*not a host name/),
  'a dash in front': field({ domains: ['a.example', '-b.example'] }, /domains\.1 is "-b\.example", which/),
  'a dash behind': field({ specialHosts: ['b-.example'] }, /specialHosts\.0 .*not a host name/),
  'a dash in an address': field({ storage: 'https://a-.example' }, /storage .*not an http or https address/),
  'a country for a domain': field(
    { domains: ['com'] },
    /domains\.0 is "com", which is not a whole domain; write/,
  ),
  'a machine for a domain': field({ domains: ['localhost'] }, /domains\.0 .*not a whole domain/),
  'every machine for a domain': field({ domains: ['0.0.0.0'] }, /domains\.0 .*not a whole domain/),
  'a domain encoded badly': field(
    { domains: ['xn--a.example'] },
    /domains\.0 is "xn--a\.example", .*not a host name/,
  ),
  'a server encoded badly': field(
    { server: 'https://xn--u-ccb.com' },
    /server .*not an http or https address/,
  ),
  'port 0': field({ server: 'https://a.example:0' }, /server .*not an http or https address/),
  'a name of marks alone': field(
    { displayName: '\u0E31\u0E34' },
    /displayName .*holds marks without a letter/,
  ),
  'a telephone of signs': field(
    { helpLine: { ...brand.helpLine, phone: '+---' } },
    /helpLine\.phone is "\+---", which is not a telephone number/,
  ),
  'numbers that are no address': field({ domains: ['1.2.3'] }, /domains\.0 .*browsers write 1\.2\.0\.3/),
  'a domain in Thai': field({ domains: ['แสงทอง.example'] }, /browsers write xn--72ca1c3dra0j\.example/),
  'a domain in capitals': field({ domains: ['A.Example'] }, /browsers write a\.example/),
  'an address for a domain': field({ domains: ['https://a.example/x'] }, /browsers write a\.example/),
  'a server in Thai': field({ server: 'https://แสงทอง.example' }, /its host xn--72ca1c3dra0j\.example/),
  'one domain twice': field({ domains: ['a.example', 'b.example', 'a.example'] }, /names a\.example twice/),
  'an age of 500': field({ minimumAge: 500 }, /minimumAge is 500, which is above 30/),
  'one Line account': field(
    { line: { line1: '@a', line2: '@a' } },
    /line\.line2 is "@a", .*main account too/,
  ),
  'http under https': field(
    { domains: ['a.example'], server: 'http://b.example' },
    /server is "http:\/\/b\.example", which a site on https cannot load/,
  ),
  'a frame over http': field(
    { web: 'https://a.example', chat: { script: '/c.js', hosts: ['http://b.example'] } },
    /chat\.hosts\.0 is "http:\/\/b\.example", which a site on https cannot load/,
  ),
  'reports over http': field(
    { web: 'https://a.example', reports: { endpoint: 'http://b.example' } },
    /reports\.endpoint is "http:\/\/b\.example", which a site on https cannot load/,
  ),
  'more than every visit': field(
    { reports: { endpoint: '/api/reports', share: 101 } },
    /reports\.share is 101, which is above 100/,
  ),
  'events for nobody': field({ events: {} }, /events .*names neither endpoint nor tagManager/),
}
