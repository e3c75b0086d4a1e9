import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { LegalText } from '../legal/LegalText.ts'
import { HelpScreen } from './HelpScreen.tsx'

const html = `<h2>ฝากเงิน</h2>
<details><summary>ฝากอย่างไร</summary>
<p>สแกน QR</p>
</details>
<h2>ถอนเงิน</h2>
<details><summary>ถอนเข้าบัญชีใด</summary>
<p>บัญชีที่ลงทะเบียนไว้</p>
</details>
<details><summary>ถอนได้เท่าใด</summary>
<p>ตามระดับ</p>
</details>
`

afterEach(() => void vi.unstubAllGlobals())

function open(path = '/help', text: string | undefined = html) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <LegalText value={text}>
        <HelpScreen
          href="/help"
          contactLink="/contact"
          back="/"
          screens={{ เล่นอย่างมีสติ: '/auth/settings/play-safe' }}
        />
      </LegalText>
    </MemoryRouter>,
  )
  return userEvent.setup()
}
const shown = () =>
  Array.from(document.querySelectorAll<HTMLElement>('h2, summary'))
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent)

test('every question is shown below its heading, and the contact to the team', () => {
  open()
  expect(shown()).toEqual(['ฝากเงิน', 'ฝากอย่างไร', 'ถอนเงิน', 'ถอนเข้าบัญชีใด', 'ถอนได้เท่าใด', 'ยังไม่ได้คำตอบ'])
  expect(screen.getByRole('link', { name: 'ติดต่อเจ้าหน้าที่' }).getAttribute('href')).toBe('/contact')
})

test('each topic is led to from the contents, which come after the search and which it hides', async () => {
  const user = open()
  const contents = screen.getByRole('navigation', { name: 'หัวข้อในหน้านี้', hidden: true })
  const field = screen.getByLabelText('ค้นหาคำถาม')
  expect(field.compareDocumentPosition(contents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const links = Array.from(contents.querySelectorAll('a'))
  expect(links.map(({ textContent }) => textContent)).toEqual(['ฝากเงิน', 'ถอนเงิน'])
  expect(links.map(({ hash }) => document.querySelector(hash)?.textContent)).toEqual(['ฝากเงิน', 'ถอนเงิน'])
  await user.type(field, 'ถอน')
  expect(screen.queryByRole('navigation', { hidden: true })).toBeNull()
})

const marked = () => document.querySelector('nav [aria-current=true]')?.textContent

test('the contents mark the topic that is read, also on the way back', () => {
  const observers: ((seen: { target: Element | null; isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onSeen: (typeof observers)[number]) {
        observers.push(onSeen)
      }
      observe() {}
      disconnect() {}
    },
  )
  const scroll = (id: string, isIntersecting: boolean) =>
    act(() => {
      for (const onSeen of observers) onSeen([{ target: document.getElementById(id), isIntersecting }])
    })
  open()
  expect(marked()).toBeUndefined()
  scroll('part-1', true)
  expect(marked()).toBe('ฝากเงิน')
  scroll('part-2', true)
  expect(marked()).toBe('ถอนเงิน')
  scroll('part-2', false)
  expect(marked()).toBe('ฝากเงิน')
})

test('a search leaves the questions with every word, in question or answer, and opens the only one', async () => {
  const user = open()
  await user.type(screen.getByLabelText('ค้นหาคำถาม'), 'ถอน ระดับ')
  expect(shown()).toEqual(['ถอนเงิน', 'ถอนได้เท่าใด', 'ยังไม่ได้คำตอบ'])
  expect(screen.getByRole('status').textContent).toBe('พบ 1 คำถาม')
  expect(screen.getByText('ตามระดับ').closest('details')?.open).toBe(true)
})

test('a link leads to the questions it searches for, and all come back with an empty search', async () => {
  const user = open('/help?q=qr')
  expect(shown()).toContain('ฝากอย่างไร')
  expect(shown()).not.toContain('ถอนเงิน')
  await user.click(screen.getByRole('button', { name: 'ล้างคำค้นหา' }))
  expect(shown()).toContain('ถอนเงิน')
})

test('where nothing matches the field says so', async () => {
  const user = open()
  await user.type(screen.getByLabelText('ค้นหาคำถาม'), 'ฟุตบอล')
  expect(shown()).toEqual(['ยังไม่ได้คำตอบ'])
  expect(screen.getByText(/^ไม่พบคำถามนี้/)).toBeTruthy()
})

test('a screen that an answer names opens with one press; other words in quotes are words', () => {
  open('/help', '<details open><summary>หยุดพัก</summary><p>เปิด “เล่นอย่างมีสติ” แล้วกด “พัก”</p></details>')
  const link = screen.getByRole('link', { name: 'เล่นอย่างมีสติ' })
  expect(link.getAttribute('href')).toBe('/auth/settings/play-safe')
  expect(screen.getByText(/“พัก”/)).toBeTruthy()
})

test('a word that a browser would cut in two stays in one line, and a search finds what it is part of', async () => {
  const user = open(
    '/help',
    '<h2>ฝากเงิน</h2><h2>ถามเจ้าหน้าที่</h2><details open><summary>ถามใคร</summary><p>ติดต่อเจ้าหน้าที่ได้ทันที</p></details>',
  )
  // In the contents, the heading and the answer.
  const words = screen.getAllByText('เจ้าหน้าที่')
  expect(words.map((word) => getComputedStyle(word).whiteSpace)).toEqual(['nowrap', 'nowrap', 'nowrap'])
  await user.type(screen.getByLabelText('ค้นหาคำถาม'), 'ติดต่อเจ้าหน้าที่')
  expect(shown()).toContain('ถามใคร')
})
