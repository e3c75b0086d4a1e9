import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readBrands } from './read/read.ts'
import { goodText } from './wrongFiles.testing.ts'

const texts = { th: new Map([['wallet/deposit.title', 'ฝากเงิน']]) }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brands-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const wrong = (name: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, 'x']))

function writeWrong(clientId: string, count: number) {
  writeFileSync(join(folder, `${clientId}.json`), goodText(clientId, wrong('displayNam', count)))
  mkdirSync(join(folder, clientId))
  writeFileSync(join(folder, clientId, 'words.json'), JSON.stringify(wrong('titl', count)))
  for (let at = 0; at < Math.min(count, 30); at++) writeFileSync(join(folder, clientId, `logi${at}.svg`), 'x')
}

test('of a file that is wrong all over the first faults are named, and the number of the others', () => {
  writeWrong('dao', 30)
  const { faults } = readBrands(folder, [], texts)
  const of = (start: string) => faults.filter((fault) => fault.startsWith(start))
  for (const [start, file] of [
    ['dao.json: displayNam', 'dao.json'],
    ['dao/words.json: line', 'dao/words.json'],
    ['dao/logi', 'dao'],
  ] as const) {
    expect(of(start)).toHaveLength(20)
    expect(of(`${file}: there are`)).toEqual([`${file}: there are 10 more faults like these.`])
  }
})

test('also of a file that claims another’s domains', () => {
  const domains = Array.from({ length: 30 }, (_, at) => `d${at}.example`)
  for (const clientId of ['dao', 'duen'])
    writeFileSync(join(folder, `${clientId}.json`), goodText(clientId, { domains }))
  const { faults } = readBrands(folder)
  for (const [one, other] of [
    ['dao', 'duen'],
    ['duen', 'dao'],
  ]) {
    expect(faults.filter((fault) => fault.includes(`belongs to ${other}.json too`))).toHaveLength(20)
    expect(faults).toContain(`${one}.json: there are 10 more faults like these.`)
  }
})

function timeOf(ids: string[]) {
  const started = process.cpuUsage().user
  const { brands, faults } = readBrands(folder, ids, texts)
  expect(brands).toEqual([])
  expect(faults).toHaveLength(ids.length * 63)
  return process.cpuUsage().user - started
}

test('wrong brands take their time, each the same', () => {
  const ids = Array.from({ length: 100 }, (_, at) => `brand-${at}`)
  for (const id of ids) writeWrong(id, 30)
  timeOf(ids.slice(0, 1))
  // Every file is read for its names and domains, whichever brand is requested.
  const one = timeOf(ids.slice(0, 1))
  const ten = timeOf(ids.slice(0, 10))
  expect(timeOf(ids)).toBeLessThan(25 * Math.max(ten, one))
})
