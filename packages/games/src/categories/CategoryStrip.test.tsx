import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CategoryStrip } from './CategoryStrip.tsx'

test('a member finds every category by its name, sport first', () => {
  render(
    <MemoryRouter>
      <CategoryStrip linkOf={(category) => `/login?cat=${category}`} />
    </MemoryRouter>,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.lastElementChild?.textContent)).toEqual(
    expect.arrayContaining(['กีฬา', 'คาสิโนสด', 'สล็อต', 'ยิงปลา', 'เกมไพ่', 'หวย', 'ยอดนิยม']),
  )
  expect(links[0]?.getAttribute('href')).toBe('/login?cat=sport')
})
