import { nameAndEnding, pictureNames, type Words } from '@member/brand/own/checks'

const pictures = import.meta.glob<string>('../../../brands/*/**/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
  import: 'default',
  query: '?url',
})
const words = import.meta.glob<Words>('../../../brands/*/words.json', { eager: true, import: 'default' })

const root = '../../../brands/'

/** The addresses of the pictures in a brand's own folder, by their paths in it. */
export const picturesOf = (clientId: string) =>
  Object.entries(pictures).flatMap(([file, address]) =>
    file.startsWith(`${root}${clientId}/`)
      ? [{ path: file.slice(`${root}${clientId}/`.length), address }]
      : [],
  )

/** A brand's own words. */
export const wordsOf = (clientId: string): Words => words[`${root}${clientId}/words.json`] ?? {}

/** What the site is told of a brand's own pictures, by the keys under which it shows them. */
export const shownPictures = (given: { path: string; address: string }[]) =>
  Object.fromEntries(
    given.flatMap(({ path, address }) => {
      const key = pictureNames.get(nameAndEnding(path).name)
      return key ? [[key, { src: address }]] : []
    }),
  )
