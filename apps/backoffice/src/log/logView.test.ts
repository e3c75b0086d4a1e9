import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { actWords, logDetail } from './logView.ts'

test.each([
  [{ amount: -1234.5, askedBy: 'somchai' }, 'ยอด: −฿1,234.50 · ผู้ขอ: somchai'],
  [{ adjustAlone: { from: 1_000, to: 2_500 } }, expect.stringContaining('฿1,000.00 → ฿2,500.00')],
  [{ username: 'malee', roles: ['support', 'owner'] }, 'ชื่อผู้ใช้: malee · สิทธิ์: ดูแลสมาชิก, เจ้าของระบบ'],
  [{ isAnother: false, upTo: null }, 'เป็นการโอนอีกครั้ง: ไม่ใช่ · ไม่เกิน: ไม่มี'],
  [{ promotion: { bonusMax: 300, bonusEvery: 'WEEK' } }, 'โปรโมชัน: โบนัสสูงสุด: ฿300.00 · ความถี่ช่วงที่ 1: สัปดาห์'],
  [{}, ''],
])('staff read the figures of a line in Thai: %o', (detail, words) => {
  expect(logDetail(detail)).toEqual(words)
})

test('every act that is written into the log has its words', () => {
  const source = new URL('../../', import.meta.url)
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.includes('.test.'),
  )
  const acts = files.flatMap((file) => {
    const text = readFileSync(new URL(file, source), 'utf8')
    return [...text.matchAll(/\b(?:act: '|recorded\(doing, ')([A-Z_]+)'/g)].map(([, act]) => act!)
  })
  expect(acts.length).toBeGreaterThan(30)
  expect([...new Set(acts)].filter((act) => actWords(act) === act)).toEqual([])
})
