import { tables } from '@member/testing/tables'
import { expect, test } from 'vitest'
import { en } from './words.en.ts'
import { th } from './words.ts'

test.each([
  ['th' as const, th],
  ['en' as const, en],
])('each thing has one name wherever a member reads it: %s', (language, { title, nav }) => {
  const names = { history: title.history, games: title.category, media: title.media }
  const table = tables[language]
  expect(table['site/shortcuts']).toMatchObject(names)
  expect(table['games']).toMatchObject({
    categories: { casino: nav.casino },
    category: { title: names.games },
  })
  expect(table['home/media']).toMatchObject({ events: names.media })
  for (const id of ['wallet/history', 'wallet/ledger'])
    expect(table[id]).toMatchObject({ title: names.history })
})
