import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { sharp } from './drawSlip.ts'

const drawn = (weight: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="60"><text x="5" y="40" font-size="30" font-family="Sarabun" font-weight="${weight}">ธนาคาร</text></svg>`,
    ),
  )
    .raw()
    .toBuffer()

test('a slip is written in Sarabun, in each of its weights, and leaves no file behind', async () => {
  const looks = await Promise.all([400, 500, 600, 700].map(drawn))
  expect(new Set(looks.map((pixels) => pixels.toString('base64'))).size).toBe(4)
  expect(readdirSync(tmpdir()).filter((name) => name.includes('fonts'))).toEqual([])
})
