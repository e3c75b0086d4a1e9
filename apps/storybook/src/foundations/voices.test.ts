import { textsOf } from '@member/i18n/texts'
import { tables } from '@member/testing/tables'
import { expect, test } from 'vitest'
import { voices } from './voices.ts'

test('every example of the voice is a text of the product, in both languages', () => {
  for (const language of ['th', 'en'] as const) {
    const texts = textsOf(tables[language])
    expect(
      Object.values(voices)
        .flat()
        .filter((name) => !texts.get(name)),
    ).toEqual([])
  }
})
