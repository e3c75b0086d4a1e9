import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LevelBadge } from './LevelBadge.tsx'

test('a member reads the name of their level; an unknown one is shown as the first', () => {
  const { rerender } = render(<LevelBadge level={4} />)
  expect(screen.getByText('ไดมอนด์')).toBeTruthy()
  rerender(<LevelBadge level={12} />)
  expect(screen.getByText('ซิลเวอร์')).toBeTruthy()
})

test('the two levels called vip are distinguished by their numbers', () => {
  render([5, 6].map((level) => <LevelBadge key={level} level={level} />))
  for (const name of ['วีไอพี 5', 'วีไอพี 6']) expect(screen.getByText(name)).toBeTruthy()
})
