import { expect, test } from 'vitest'
import { gamesPerPage } from './gamePages.ts'
import { columnsOf } from './useColumns.ts'

test.each([240, 390, 600, 960, 1280, 1920, 2560])(
  'a window of %s px has whole rows on each page of games: none is left out',
  (width) => expect(gamesPerPage % columnsOf(width)).toBe(0),
)
