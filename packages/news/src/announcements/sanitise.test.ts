import { expect, test } from 'vitest'
import { sanitise } from './CleanHtml.tsx'

test('an announcement keeps its words, lists and links', () => {
  expect(sanitise('<p>ฝาก <b>100</b></p><ul><li>หนึ่ง</li></ul>')).toBe(
    '<p>ฝาก <b>100</b></p><ul><li>หนึ่ง</li></ul>',
  )
  expect(sanitise('<a href="https://example.com/x">ดู</a>')).toBe(
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer nofollow">ดู</a>',
  )
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<p style="position:fixed" onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
])('nothing in an announcement runs, loads or covers the page: %s', (html) => {
  expect(sanitise(html)).not.toMatch(/script|onerror|onclick|style|evil|img|iframe/)
})
