import type { Brand } from '@member/brand'
import { brandOf } from '@member/brand/file'
import { faultsOf } from '@member/brand/faults'
import { missingFont, nameAndEnding, wordFault, type Words } from '@member/brand/own/checks'
import type { Language } from '@member/i18n'
import type { BrandContent } from '../../.storybook/brands.ts'
import { shownPictures } from '../../.storybook/ownFolders.ts'
import { texts } from '../../.storybook/showBrandWords.ts'

export interface Draft {
  file: BrandContent
  /** The operator's texts by language; an empty text means the default. */
  words: Record<Language, Words>
  files: Record<string, File>
}

/** Returns a client id made of the Latin letters and digits of a name; `new-brand` if it has none. */
export const clientIdOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'new-brand'

/** Returns the Line accounts of the file, or else examples made from its client id. */
export const lineOf = ({ clientId, line }: BrandContent): Brand['line'] => {
  const id = `@${clientId.slice(0, 25)}`
  return line ?? { line1: id, line2: `${id}.help` }
}

const withLine = (file: BrandContent) => ({ ...file, line: lineOf(file) })

export const brandText = (file: BrandContent) =>
  `${JSON.stringify({ $schema: '../packages/brand/src/brand.schema.json', ...withLine(file) }, null, 2)}\n`

/** Returns faults that the build would report about the brand's file, one sentence each. */
export const faultsOfFile = (file: BrandContent) => faultsOf(`${file.clientId}.json`, withLine(file))

export const languagesOf = ({ languages = ['th'] }: BrandContent): Language[] => languages

export const faultsOfWords = ({ file, words }: Pick<Draft, 'file' | 'words'>) =>
  languagesOf(file).flatMap((language) =>
    Object.entries(words[language]).flatMap(
      ([key, said]) => (said && wordFault(key, said, texts[language])) || [],
    ),
  )

/** Returns the brand's own valid texts in one language. */
export const shownWords = (words: Draft['words'], language: Language): Words =>
  Object.fromEntries(
    Object.entries(words[language]).filter(([key, said]) => said && !wordFault(key, said, texts[language])),
  )

export const faultsOfFaces = (files: Draft['files']) => {
  const missing = missingFont((name) => name in files)
  return missing ? [`fonts: ${missing}`] : []
}

export const pathOf = (name: string, file: File) => `${name}.${nameAndEnding(file.name).ending}`

export const addressesOf = (files: Draft['files']) =>
  Object.entries(files).map(([name, file]): [string, string] => [pathOf(name, file), addressOf(file)])

export const brandOfDraft = ({ file, files }: Pick<Draft, 'file' | 'files'>): Brand => ({
  ...brandOf(withLine(file)),
  pictures: shownPictures(addressesOf(files)),
})

const addresses = new WeakMap<File, string>()

/** Returns the object URL of a chosen file; never revoked, because screens may still show it. */
export function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}
