import { expect, test } from 'vitest'
import { columnsFor } from './posterStyle.ts'

test.each([
  [6, 2, 2],
  [6, 4, 3],
  [6, 6, 6],
  [5, 4, 3],
  [7, 6, 4],
  [8, 6, 4],
  [11, 6, 6],
  [1, 6, 1],
  [0, 6, 1],
])('%i posters, at most %i in a row, are in rows of %i', (count, most, columns) => {
  expect(columnsFor(count, most)).toBe(columns)
})
