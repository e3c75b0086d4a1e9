import { expect, test } from 'vitest'
import { safeUrl } from './safeUrl.ts'

test.each([
  'https://cdn.example.com/a/b.png?v=1#top',
  'http://example.co.th',
  'https://192.168.1.20:8080/x',
  'http://localhost:8787/files/a.png',
  '/files/a.png',
])('%s passes as it is', (address) => {
  expect(safeUrl(address)).toBe(address)
})

test('an address without a protocol is taken as https', () => {
  expect(safeUrl(' example.com/score ')).toBe('https://example.com/score')
})

test.each([
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.com',
  '//evil.example.com/x',
  '/\\evil.example.com',
  'https://user:pass@example.com',
  'https://exa mple.com',
  'https://example',
  'https://-a.com',
  'https://999.1.1.1',
  'https://example.com:port',
  'https://example.com/"><script>',
  `https://${'a.'.repeat(2000)}com`,
])('%s is refused', (address) => {
  expect(safeUrl(address)).toBeUndefined()
})

test('nothing is no address', () => {
  expect(safeUrl(undefined)).toBeUndefined()
  expect(safeUrl(null)).toBeUndefined()
})

test('the longest hostile address takes no time', () => {
  const start = process.threadCpuUsage()
  for (let round = 0; round < 200; round += 1) safeUrl(`https://${'a-'.repeat(1000)}!`)
  expect(process.threadCpuUsage(start).user).toBeLessThan(500_000)
})
