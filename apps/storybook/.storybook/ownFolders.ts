import type { BrandPicture } from '@member/brand'
import type { Language } from '@member/i18n'
import { fontNames, nameAndEnding, pictureNames, type Words } from '@member/brand/own/checks'

const files = import.meta.glob<string>(
  '../../../brands/*/**/*.{svg,png,jpg,jpeg,webp,avif,md,woff2,woff,ttf,otf}',
  {
    eager: true,
    import: 'default',
    query: '?url',
  },
)
type Given = Record<string, string | Words>

const words = import.meta.glob<Given>('../../../brands/*/words.json', { eager: true, import: 'default' })

const folder = (clientId: string) => `../../../brands/${clientId}/`

/** Returns path and URL of the files in a brand's own folder, except its texts. */
export const filesOf = (clientId: string): [string, string][] =>
  Object.entries(files).flatMap(([path, address]) =>
    path.startsWith(folder(clientId)) ? [[path.slice(folder(clientId).length), address]] : [],
  )

export function wordsOf(clientId: string, language: Language = 'th'): Words {
  const file: Given = words[`${folder(clientId)}words.json`] ?? {}
  const { $schema: _, ...given } = file
  const own = given[language]
  if (language !== 'th') return typeof own === 'object' ? own : {}
  return Object.fromEntries(
    Object.entries(given).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  )
}

export const shownPictures = (given: [path: string, address: string][]): Record<string, BrandPicture> =>
  Object.fromEntries(
    given.flatMap(([path, src]) => {
      const key = pictureNames.get(nameAndEnding(path).name)
      return key ? [[key, { src }]] : []
    }),
  )

/** Returns styles that replace the default fonts by a brand's own. */
export const ownFaces = (given: [path: string, address: string][]): string =>
  [...fontNames]
    .flatMap(([name, { use, weight }]) =>
      given
        .filter(([path]) => nameAndEnding(path).name === name)
        .map(
          ([, address]) =>
            `@font-face{font-family:own-${use};font-weight:${weight};src:url("${address}")}` +
            `:root{--own-${use}:own-${use}}`,
        ),
    )
    .join('')
