import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { Page } from './Page.tsx'

afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

const show = () =>
  render(
    <MemoryRouter>
      <Page title="ถอนเงิน" back="/auth/dashboard">
        เนื้อหา
      </Page>
    </MemoryRouter>,
  )

test('a screen has one heading, a link back, and names the document after both screen and site', () => {
  const meta = document.createElement('meta')
  meta.name = 'application-name'
  meta.content = 'แสงทอง'
  document.head.append(meta)
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ถอนเงิน')
  expect(screen.getByRole('link', { name: 'ย้อนกลับ' }).getAttribute('href')).toBe('/auth/dashboard')
  expect(document.title).toBe('ถอนเงิน · แสงทอง')
})

test('without a site name the screen’s is enough', () => {
  show()
  expect(document.title).toBe('ถอนเงิน')
})

test('what a page says of itself goes over to the next line at its spaces alone', () => {
  render(
    <Page title="วงเงิน" intro="กำหนดขอบเขตของคุณเอง ระบบจะดูแลให้เป็นไปตามนั้น">
      เนื้อหา
    </Page>,
  )
  for (const phrase of ['กำหนดขอบเขตของคุณเอง', 'ระบบจะดูแลให้เป็นไปตามนั้น'])
    expect(getComputedStyle(screen.getByText(phrase)).display).toBe('inline-block')
})
