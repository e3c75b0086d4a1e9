import { atom } from 'jotai'
import type { InferOutput } from 'valibot'
import { pictureAddress } from './pictureAddress.ts'
import type { brandSchema } from './schema.ts'

/** A client's brand: everything in which the sites built from this code differ. */
export type Brand = InferOutput<typeof brandSchema> & {
  /** Pictures of the brand's own folder by key, added by the build. */
  pictures?: Record<string, BrandPicture>
}

export interface BrandPicture {
  src: string
  /** `srcset` of WebP variants, in the widths in which the picture is shown. */
  webp?: string
}

const givenAtom = atom<Brand | null>(null)

/** The current brand: the one set by Node, stories or tests, otherwise that of the page (`#brand`). */
export const brandAtom = atom(
  (get) => get(givenAtom) ?? brandOfPage(),
  (_get, set, brand: Brand) => set(givenAtom, brand),
)

/** Pictures configured on the server; undefined until loaded by the app. */
export const configurationsAtom = atom<readonly { key: string; value: { data: { path: string } } }[]>()

/** Pictures by key, such as `home.normal.logo`: configured on the server, or else the brand's own. */
export const picturesAtom = atom((get) => {
  const brand = get(brandAtom)
  const { pictures = {} } = brand
  return new Map<string, BrandPicture | undefined>([
    ...Object.entries(pictures),
    ...(get(configurationsAtom) ?? []).map(({ key, value }) => {
      const src = pictureAddress(value.data.path, brand)
      return [key, src === undefined ? pictures[key] : { src }] as const
    }),
  ])
})

let onPage: Brand | undefined

/** Replaces texts of the page's brand when the language changes. */
export function changePageBrand(texts: Partial<Brand>): void {
  onPage = { ...brandOfPage(), ...texts }
}

function brandOfPage(): Brand {
  if (onPage) return onPage
  // Written by the brand build from a checked file, so the browser need not check it.
  const brand: Brand = JSON.parse(carried())
  onPage = brand
  return brand
}

function carried() {
  const script = typeof document === 'undefined' ? null : document.getElementById('brand')
  if (!script?.textContent)
    throw new Error('No brand: set brandAtom, or put <script id="brand"> into the page.')
  return script.textContent
}
