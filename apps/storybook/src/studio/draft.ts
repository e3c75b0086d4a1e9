import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { faultsOf } from '@member/brand/faults'
import { wordFault, type Words } from '@member/brand/own/checks'
import { shownPictures } from '../../.storybook/ownFolders.ts'
import { catalogue } from '../../.storybook/sayWords.ts'
import { addressOf } from './addressOf.ts'

/** What a brand's file says; what it leaves out has a default. */
export type BrandContent = Pick<Brand, 'clientId' | 'displayName' | 'themeColour'> & Partial<Brand>

/** What an operator decides of a brand: its file, and what lies in its folder. */
export interface Draft {
  file: BrandContent
  /** By their names, such as `events/wheel`. */
  pictures: Record<string, File>
  /** An empty one is ours. */
  words: Words
}

/** A client id made from what is Latin in a name. */
export const clientIdOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'new-brand'

const withLine = ({ clientId, line, ...file }: BrandContent) => ({
  clientId,
  ...file,
  line: line ?? { line1: `@${clientId.slice(0, 25)}`, line2: `@${clientId.slice(0, 25)}.help` },
})

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

/** The brand that comes of a draft without faults. */
export const brandOfDraft = ({ file, pictures }: Pick<Draft, 'file' | 'pictures'>): Brand => ({
  ...brandOf(withLine(file)),
  pictures: shownPictures(
    Object.entries(pictures).map(([name, picture]) => ({
      path: `${name}.${picture.name.split('.').at(-1)}`,
      address: addressOf(picture),
    })),
  ),
})
