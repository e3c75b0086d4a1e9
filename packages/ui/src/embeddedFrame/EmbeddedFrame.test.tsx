import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EmbeddedFrame } from './EmbeddedFrame.tsx'

let answer: () => Promise<Response>
beforeEach(() => {
  answer = async () => new Response()
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => answer())
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const show = (src: string) => render(<EmbeddedFrame title="ตารางคะแนน" src={src} height={520} />)

test('a third party’s page keeps its own origin, and may do little', () => {
  show('https://scores.example.com/league')
  const frame = screen.getByTitle('ตารางคะแนน')
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups allow-same-origin')
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://scores.example.com/league')
})

test('a page of this site cannot lift its own sandbox', () => {
  show('/support.html')
  expect(screen.getByTitle('ตารางคะแนน').getAttribute('sandbox')).not.toContain('same-origin')
})

const addressShown = () => screen.getByTitle('ตารางคะแนน').getAttribute('src')

test('a page that offers schemes, colours and languages is asked for those of this one', () => {
  const address = 'https://scores.example.com/league?theme={scheme}&accent={accent}&lang={language}'
  show(address)
  expect(addressShown()).toBe('https://scores.example.com/league?theme=dark&accent=&lang=th')
  cleanup()
  document.documentElement.style.setProperty('--scheme', 'only light')
  document.documentElement.style.setProperty('--brand-text', ' #006b7d')
  show(address)
  expect(addressShown()).toBe('https://scores.example.com/league?theme=light&accent=006b7d&lang=th')
  document.documentElement.removeAttribute('style')
})

test('an unsafe address is not opened', () => {
  show('javascript:alert(1)')
  expect(screen.queryByTitle('ตารางคะแนน')).toBeNull()
  expect(screen.getByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
})

test('until the page is there a text says that it is loading', () => {
  show('https://scores.example.com/league')
  expect(screen.getByText('กำลังโหลด…')).toBeTruthy()
  fireEvent.load(screen.getByTitle('ตารางคะแนน'))
  expect(screen.queryByText('กำลังโหลด…')).toBeNull()
})

test('a host that does not answer is reported as such, and asked again at a press', async () => {
  answer = () => Promise.reject(new TypeError('no network'))
  show('https://scores.example.com/league')
  expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
  expect(screen.queryByTitle('ตารางคะแนน')).toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://scores.example.com/league')
  answer = async () => new Response()
  fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }))
  expect(screen.getByTitle('ตารางคะแนน')).toBeTruthy()
})

test('a page of this site that is not there is reported as such', async () => {
  answer = async () => new Response('', { status: 404 })
  show('/nothing')
  expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
})

test('a page that never comes is abandoned', async () => {
  vi.useFakeTimers()
  show('https://scores.example.com/league')
  await vi.advanceTimersByTimeAsync(20_000)
  vi.useRealTimers()
  expect(await screen.findByText('แสดงหน้านี้ไม่ได้')).toBeTruthy()
})
