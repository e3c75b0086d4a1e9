import { afterEach, expect, test, vi } from 'vitest'
import { rowHeight } from './useColumns.ts'

afterEach(() => vi.restoreAllMocks())

// The page, 1120 px wide at most, its margins, the gaps between cards and below a row, and a cover of 1 : 1.2.
const drawn = (width: number, margins: number, columns: number) =>
  ((Math.min(width, 1120) - margins - (columns - 1) * 10) / columns) * 1.2 + 10

test.each([
  [320, 32, 3],
  [390, 32, 3],
  [768, 32, 6],
  [1280, 48, 8],
  [1920, 48, 8],
])(
  'a row in a window of %i px is guessed no taller than it is drawn beside a scrollbar',
  (width, margins, columns) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
    const scrollbar = 15
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width - scrollbar)
    const real = drawn(width - scrollbar, margins, columns)
    expect(rowHeight(columns)).toBeLessThanOrEqual(real)
    expect(rowHeight(columns)).toBeGreaterThan(real - 1)
  },
)
