import { nameAndEnding } from '@member/brand/own/checks'
import { contents } from '../../.storybook/brands.ts'
import { filesOf, wordsOf } from '../../.storybook/ownFolders.ts'
import type { Draft } from './draft.ts'

/** What an operator has already: the file of a brand of the repository, and all that lies in its folder. */
export async function draftFrom(clientId: string): Promise<Draft> {
  const file = contents[clientId]
  if (!file) throw new Error(`brands/${clientId}.json is not there.`)
  const files = await Promise.all(
    filesOf(clientId).map(async ([path, address]) => {
      const bytes = await (await fetch(address)).blob()
      return [
        nameAndEnding(path).name,
        new File([bytes], path.split('/').at(-1) ?? path, { type: bytes.type }),
      ]
    }),
  )
  return { file, words: wordsOf(clientId), files: Object.fromEntries(files) }
}
