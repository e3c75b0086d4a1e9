import { nameAndEnding } from '@member/brand/own/checks'
import { byLanguage } from '@member/i18n'
import { contents } from '../../.storybook/brands.ts'
import { filesOf, wordsOf } from '../../.storybook/ownFolders.ts'
import type { Draft } from './draft.ts'

export async function draftFrom(clientId: string): Promise<Draft> {
  const file = contents[clientId]
  if (!file) throw new Error(`brands/${clientId}.json is not there.`)
  const files = await Promise.all(
    filesOf(clientId).map(async ([path, address]) => {
      const bytes = await (await fetch(address)).blob()
      return [
        nameAndEnding(path).name,
        new File([bytes], path.split('/').pop() ?? path, { type: bytes.type }),
      ]
    }),
  )
  const words = byLanguage((language) => wordsOf(clientId, language))
  return { file, words, files: Object.fromEntries(files) }
}
