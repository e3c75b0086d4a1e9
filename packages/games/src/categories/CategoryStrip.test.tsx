import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../show.testing.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'

const strip = <CategoryStrip linkOf={(category) => `/login?cat=${category}`} />
const names = () => screen.getAllByRole('link').map((link) => link.lastElementChild?.textContent)

test('a member finds every category by its name, sport first', () => {
  show(strip)
  expect(names()).toEqual(['กีฬา', 'คาสิโนสด', 'สล็อต', 'ยิงปลา', 'เกมไพ่', 'หวย', 'ยอดนิยม'])
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/login?cat=sport')
})

test('a brand says which categories there are, and in which order', () => {
  show(strip, '/', { categories: ['slot', 'hot', 'sport'] })
  expect(names()).toEqual(['สล็อต', 'ยอดนิยม', 'กีฬา'])
})
