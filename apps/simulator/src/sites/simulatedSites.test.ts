import { expect, test } from 'vitest'
import { liveScorePage } from './scores.ts'
import { simulatedSites } from './simulatedSites.ts'

const site = simulatedSites({ clock: () => new Date('2026-11-20T21:00:00+07:00') })

test.each([
  ['/simulated/live-score', 'text/html', 'ลีกสาธิต หนึ่ง'],
  ['/simulated/standings', 'text/html', 'ได้:เสีย'],
  ['/simulated/scores.css', 'text/css', 'body'],
  ['/simulated/chat.js', 'text/javascript', 'supportVisitor'],
  ['/simulated/tags.js', 'text/javascript', 'dataLayer'],
])('%s may be framed by the site alone', async (path, kind, words) => {
  const answer = await site.request(path)
  expect(answer.headers.get('Content-Type')).toContain(kind)
  expect(answer.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'self'")
  expect(await answer.text()).toContain(words)
})

const look = async () => (await site.request('/simulated/live-score')).text()

test('what is shown is said to be made up, and is the same for all who look at once', async () => {
  expect(await look()).toContain('ข้อมูลจำลอง')
  expect(await look()).toBe(await look())
})

test('both pages draw the crest of every team, and say once that they are made up', async () => {
  for (const path of ['live-score', 'standings']) {
    const text = await (await site.request(`/simulated/${path}`)).text()
    expect(text.match(/จำลอง|ตัวอย่าง/g)).toHaveLength(1)
    expect(new Set(text.match(/id="crest-\d+"/g)).size).toBe(12)
  }
})

test('matches that are played come before those that are over', () => {
  const text = liveScorePage(new Date('2026-11-20T21:30:00+07:00'), { language: 'th', isDark: false })
  const leagues = text.split('<section>').slice(1)
  const states = leagues.map((league) =>
    Array.from(league.matchAll(/<tr class="(\w+)"/g), ([, state]) => state),
  )
  expect(new Set(states.flat())).toEqual(new Set(['playing', 'over']))
  for (const league of states) expect(league.join(' ')).toMatch(/^(playing ?)*(over ?)*$/)
})

test('a difference of goals has a minus sign, not a hyphen', async () => {
  const text = await (await site.request('/simulated/standings')).text()
  expect(text).toContain('<td class="wide">−')
  expect(text).not.toContain('<td class="wide">-')
})

test('the scores are in the colours and the language that the site asks for', async () => {
  const dark = await (await site.request('/simulated/standings?theme=dark&lang=en')).text()
  expect(dark).toContain('<html lang="en" data-theme="dark">')
  expect(dark).toContain('Ao Thai United')
  expect(dark).toContain('Relegation')
  const light = await (await site.request('/simulated/standings?theme=light&lang=th')).text()
  expect(light).toContain('<html lang="th">')
})

test('what is chosen has the colour of the brand, and nothing but a colour gets into the style', async () => {
  const style = async (accent: string) => {
    const page = await (await site.request(`/simulated/standings?accent=${accent}`)).text()
    const [, address = ''] = /stylesheet" href="([^"]+)"/.exec(page) ?? []
    return (await site.request(address)).text()
  }
  expect(await style('FFCA00')).toContain('--accent: #FFCA00;')
  const plain = await (await site.request('/simulated/scores.css')).text()
  for (const wrong of ['', 'red', '{accent}', '000000%7D*%7B']) expect(await style(wrong)).toBe(plain)
})

const post = (to: string, body: string) => site.request(`/simulated/${to}`, { method: 'POST', body })

test('the operator of the demonstration reads what the sites reported, the newest first', async () => {
  expect((await post('events', '{ "event": "page" }')).status).toBe(204)
  expect((await post('reports', '{ "reports": [] }')).status).toBe(204)
  const received = await (await site.request('/simulated/received')).json()
  expect(received).toMatchObject([
    { to: 'reports', body: { reports: [] } },
    { to: 'events', body: { event: 'page' } },
  ])
})

test.each([
  ['no JSON', 'events', 'page', 400],
  ['too much', 'reports', `"${'x'.repeat(70_000)}"`, 413],
  ['something else', 'visits', '{}', 404],
])('%s is not kept', async (_what, to, body, status) => {
  const before = await (await site.request('/simulated/received')).text()
  expect((await post(to, body)).status).toBe(status)
  expect(await (await site.request('/simulated/received')).text()).toBe(before)
})
