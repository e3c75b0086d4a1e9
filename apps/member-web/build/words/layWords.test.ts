// @vitest-environment node
import { readFileSync } from 'node:fs'
import { catalogue } from '@member/brand/own'
import { expect, test } from 'vitest'
import { th } from '../../src/ageGate/th.ts'
import { bootScripts } from '../bootScripts.ts'
import { layWords } from './layWords.ts'

const from = (path: string) => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8')
const compiled =
  'var a={failed:`โหลดเว็บไซต์ไม่ครบ สัญญาณอาจขาดหาย หรือเว็บไซต์เพิ่งอัปเดต`,reload:`โหลดหน้าใหม่`,closed:`ปิดปรับปรุงระบบชั่วคราว`}'

test('members read the operator’s words in place of ours, and ours for the rest', () => {
  const { code, found } = layWords(compiled, { 'site/boot.closed': 'พัก"ครู่"' })
  expect(found).toEqual(['site/boot.closed'])
  expect(code.toString()).toBe(compiled.replace('`ปิดปรับปรุงระบบชั่วคราว`', '"พัก\\"ครู่\\""'))
})

test('the same words elsewhere stay as they are', () => {
  const other = 'const b={closed:`ปิดปรับปรุงระบบชั่วคราว`,text:`x`}'
  const { code, found } = layWords(other, { 'site/boot.closed': 'พัก' })
  expect([code.toString(), found]).toEqual([other, []])
})

test('what is said before the app has come is the operator’s too', () => {
  const [, script = ''] = bootScripts()
  expect(layWords(script, { 'site/boot.closed': 'พักครู่เดียว' }).code.toString()).toContain('พักครู่เดียว')
})

test('a message puts its values where the operator wants them', () => {
  const words = { 'site/landing/care.help': '{phone} ถึง {name}, {phone}' }
  const { code } = layWords(from('landing/thCare.ts'), words, 'ts')
  expect(code.toString()).toContain('(v0,v1)=>""+v1+" ถึง "+v0+", "+v1+""')
})

test('each word of a module is found in it', () => {
  const words = Object.fromEntries(
    [...catalogue()].filter(([key]) => key.startsWith('site/ageGate.')).map(([key]) => [key, 'x']),
  )
  expect(Object.keys(words)).not.toEqual([])
  expect(layWords(from('ageGate/th.ts'), words, 'ts').found).toEqual(Object.keys(words))
  expect(Object.keys(words).length).toBeGreaterThanOrEqual(Object.keys(th).length)
})
