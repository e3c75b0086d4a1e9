import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { faultsOf } from '@member/brand/faults'
import { missingFont, nameAndEnding, wordFault, type Words } from '@member/brand/own/checks'
import type { BrandContent } from '../../.storybook/brands.ts'
import { shownPictures } from '../../.storybook/ownFolders.ts'
import { catalogue } from '../../.storybook/sayWords.ts'
import { addressOf } from './addressOf.ts'

/** What an operator decides of a brand: its file, and what lies in its folder. */
export interface Draft {
  file: BrandContent
  /** An empty one is ours. */
  words: Words
  /** All else by its name in the folder, without ending: `logo`, `events/wheel`, `legal/terms`. */
  files: Record<string, File>
}

/** A client id made from what is Latin in a name. */
export const clientIdOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'new-brand'

const withLine = (file: BrandContent) => {
  const id = `@${file.clientId.slice(0, 25)}`
  return { ...file, line: file.line ?? { line1: id, line2: `${id}.help` } }
}

/** The file as it is written to disk. */
export const brandText = (file: BrandContent) =>
  `${JSON.stringify({ $schema: '../packages/brand/src/brand.schema.json', ...withLine(file) }, null, 2)}\n`

/** What the build would say against the brand's file, a sentence each. */
export const faultsOfFile = (file: BrandContent) => faultsOf(`${file.clientId}.json`, withLine(file))

/** What it would say against the words of its folder. */
export const faultsOfWords = (words: Words) =>
  Object.entries(words).flatMap(([key, said]) => (said && wordFault(key, said, catalogue)) || [])

/** The words that are the brand's own and may be shown. */
export const shownWords = (words: Words): Words =>
  Object.fromEntries(Object.entries(words).filter(([key, said]) => said && !wordFault(key, said, catalogue)))

/** What it would say against the faces of its folder together. */
export const faultsOfFaces = (files: Draft['files']) => {
  const missing = missingFont((name) => name in files)
  return missing ? [`fonts: ${missing}`] : []
}

/** The path of a file in the brand's folder. */
export const pathOf = (name: string, file: File) => `${name}.${nameAndEnding(file.name).ending}`

/** The addresses of the files by their paths. */
export const addressesOf = (files: Draft['files']) =>
  Object.entries(files).map(([name, file]): [string, string] => [pathOf(name, file), addressOf(file)])

/** The brand that comes of a draft without faults. */
export const brandOfDraft = ({ file, files }: Pick<Draft, 'file' | 'files'>): Brand => ({
  ...brandOf(withLine(file)),
  pictures: shownPictures(addressesOf(files)),
})
