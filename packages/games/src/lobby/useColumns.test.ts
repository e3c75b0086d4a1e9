import { afterEach, expect, test, vi } from 'vitest'
import { gamesPerPage } from './gamePages.ts'
import { columnsOf, rowHeight } from './useColumns.ts'

afterEach(() => vi.restoreAllMocks())

// Page with margins, gaps between cards and below a row, and a cover of 1 : 1.2.
const drawn = (page: number, margins: number, columns: number) =>
  ((page - margins - (columns - 1) * 10) / columns) * 1.2 + 10

test.each([
  [320, 305, 32, 3],
  [390, 375, 32, 3],
  [768, 753, 32, 6],
  [1280, 1120, 48, 8],
  [1440, 1280, 48, 8],
  [1920, 1440, 48, 9],
])(
  'a row in a window of %i px is guessed no taller than it is drawn beside a scrollbar',
  (width, page, margins, columns) => {
    vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width)
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width - 15)
    const real = drawn(page, margins, columns)
    expect(rowHeight(columns)).toBeLessThanOrEqual(real)
    expect(rowHeight(columns)).toBeGreaterThan(real - 1)
  },
)

test.each([240, 390, 600, 960, 1280, 1920, 2560])(
  'a window of %s px has whole rows on each page of games: none is left out',
  (width) => expect(gamesPerPage % columnsOf(width)).toBe(0),
)
