import { expect, test } from 'vitest'
import { simulatedSites } from './simulatedSites.ts'

const site = simulatedSites({ clock: () => new Date('2026-11-20T21:00:00+07:00') })

test.each([
  ['/simulated/live-score', 'text/html', 'ลีกสาธิต หนึ่ง'],
  ['/simulated/standings', 'text/html', 'อันดับ'],
  ['/simulated/scores.css', 'text/css', 'body'],
  ['/simulated/chat.js', 'text/javascript', 'supportVisitor'],
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
