import { tables } from '@member/testing/tables'
import { expect, test } from 'vitest'
import { en } from './words.en.ts'
import { enNames } from './enNames.ts'
import { th } from './words.ts'
import { thNames } from './thNames.ts'

test.each([
  ['th' as const, thNames, th],
  ['en' as const, enNames, en],
])('each thing has one name wherever a member reads it: %s', (language, names, own) => {
  expect(own.title).toMatchObject({ history: names.history, category: names.games, media: names.media })
  expect(own.nav.casino).toBe(names.casino)
  expect(tables[language]['games']).toMatchObject({
    categories: { casino: names.casino },
    category: { title: names.games },
  })
  expect(tables[language]['home/media']).toMatchObject({ events: names.media })
  expect(tables[language]['wallet/history']).toMatchObject({ title: names.history })
  expect(tables[language]['wallet/ledger']).toMatchObject({ title: names.history })
})
