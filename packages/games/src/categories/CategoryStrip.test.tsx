import { show } from '@member/screen-testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CategoryStrip } from './CategoryStrip.tsx'

const strip = <CategoryStrip linkOf={(category) => `/login?cat=${category}`} />
const names = () => screen.getAllByRole('link').map((link) => link.lastElementChild?.textContent)

test('a member finds every category by its name, sport first', () => {
  show(strip)
  expect(names()).toEqual(['กีฬา', 'คาสิโนสด', 'สล็อต', 'ยิงปลา', 'เกมไพ่', 'หวย', 'ยอดนิยม'])
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/login?cat=sport')
})

test('a brand says which categories there are, and in which order', () => {
  show(strip, { brand: { categories: ['slot', 'hot', 'sport'] } })
  expect(names()).toEqual(['สล็อต', 'ยอดนิยม', 'กีฬา'])
})

test('a brand’s own picture of a category takes the place of the drawn one', () => {
  const own = { src: '/own/slot.jpg', webp: '/own/slot-240.webp 240w' }
  show(strip, { brand: { pictures: { 'category.slot': own } } })
  const [sport, , slot] = screen.getAllByRole('link')
  expect(slot?.querySelector('source')?.srcset).toBe(own.webp)
  expect(slot?.querySelector('img')?.getAttribute('src')).toBe(own.src)
  expect(sport?.querySelector('img')).toBeNull()
})
