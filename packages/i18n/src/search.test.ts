import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest, searchKey } from './search.ts'

test.each([
  ['น้ำผึ้ง', 'นำผึง'],
  ['น้ำผึ้ง', 'นํ้าผึ้ง'],
  ['น้ำผึ้ง', ' น้ำ ผึ้ง '],
  ['แม่มด', 'เเม่มด'],
  ['ป๊อกเด้ง', 'ป็อกเด้ง'],
  ['สล็อต', 'สลอต'],
  ['การ์ตูน', 'การตูน'],
  ['Golden Dragon', 'golden dragon'],
  ['Golden Dragon', 'GOLDENDRAGON'],
  ['มังกรทอง', 'มังกร\u200Bทอง'],
])('%s is found by %s', (name, typed) => expect(searchKey(name)).toContain(searchKey(typed)))

test('vowels are not thrown away with the tone marks', () => {
  expect(searchKey('มี')).not.toBe(searchKey('มา'))
  expect(searchKey('ปลา')).toBe('ปลา')
})

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code))

test('a key is its own key, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => searchKey(searchKey(text)) === searchKey(text)),
  )
})

const near = (typed: string, names: string[]) => nearest(typed, names, (name) => [searchKey(name)])

test.each([
  ['jad kirn', 'Jade Kirin'],
  ['สล็อด', 'สล็อต'],
  ['goldn dragn', 'Golden Dragon'],
  ['dragn', 'Golden Dragon'],
  ['บาคาล่า', 'บาคาร่า'],
])('%s is nearly %s', (typed, name) => {
  expect(near(typed, ['Siam Gems', 'Jade Kirin', 'สล็อต', 'Golden Dragon', 'บาคาร่า', 'ยิงปลา'])).toEqual([name])
})

test('the nearest comes first, and each once', () => {
  const names = ['Dragon Kings', 'Dragon King', 'Dragoon Ring', 'Lotus']
  expect(near('dragon kin', names)).toEqual(['Dragon King', 'Dragon Kings', 'Dragoon Ring'])
  expect(nearest('dragon', [{ names: ['dragon', 'dragons'] }], (one) => one.names)).toHaveLength(1)
})

test.each(['', ' ', 'a', '%%', 'zzzzzz'])('nothing is near to “%s”', (typed) => {
  expect(near(typed, ['Golden Dragon', 'มังกรทอง'])).toEqual([])
})

const nameOf = (seed: number) => ((seed * 2_654_435_761) % 4_294_967_296).toString(36)

const workOf = (count: number) => {
  const names = Array.from({ length: count }, (_, n) => [nameOf(n + 1) + nameOf(n + 7), nameOf(n + 5_001)])
  const took = Array.from({ length: 5 }, () => {
    const begun = process.threadCpuUsage()
    nearest('the dragon of midnight', names, (one) => one)
    return process.threadCpuUsage(begun).user
  })
  return Math.min(...took)
}

test('four times as many names are compared with about four times the work', () => {
  workOf(5_000)
  expect(workOf(20_000)).toBeLessThan(10 * workOf(5_000))
})
