import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LevelBadge } from './LevelBadge.tsx'
import { levelOf, levels } from './levels.ts'

test('the table is the specification: six levels, two of them closed', () => {
  expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6])
  expect(levels.filter(({ status }) => status === 'DISABLED').map(({ level }) => level)).toEqual([5, 6])
  expect(levels.map(({ criteria }) => criteria).slice(0, 3)).toEqual(['cumulative', 'cumulative', 'month'])
  expect(levels.map(({ lossRefundPercent }) => lossRefundPercent)).toEqual([5, 5, 7, 10, 15, 15])
  expect(levelOf(6).nextLevelDeposit).toBe(99_999_999)
})

test('a member reads the name of their level; an unknown one is shown as the first', () => {
  const { rerender } = render(<LevelBadge level={4} />)
  expect(screen.getByText('ไดมอนด์')).toBeTruthy()
  rerender(<LevelBadge level={12} />)
  expect(screen.getByText('ซิลเวอร์')).toBeTruthy()
})
