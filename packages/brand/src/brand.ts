import { atom } from 'jotai'
import type { InferOutput } from 'valibot'
import type { brandSchema } from './schema.ts'

export { initialOf, initialSize } from './initialOf.ts'
export { type LegalName, legalNames } from './legalNames.ts'
export {
  type Extra,
  extras,
  gameCategories,
  type GameCategory,
  type PublicPage,
  publicPages,
  type ShortcutName,
  shortcutNames,
} from './places.ts'
export { pictureAddress } from './pictureAddress.ts'

/** One client: everything that differs between the sites built from this code. */
export type Brand = InferOutput<typeof brandSchema> & {
  /** The pictures in the brand's own folder, by key; the brand build adds them. */
  pictures?: Record<string, BrandPicture>
}

/** A picture as pages show it. */
export interface BrandPicture {
  src: string
  /** The same as WebP in the widths it is shown at, as a `srcset`. */
  webp?: string
}

const givenAtom = atom<Brand | null>(null)

/** The running brand: what was set (Node, stories, tests), otherwise what the page carries in `#brand`. */
export const brandAtom = atom(
  (get) => get(givenAtom) ?? brandOfPage(),
  (_get, set, brand: Brand) => set(givenAtom, brand),
)

let onPage: Brand | undefined

function brandOfPage(): Brand {
  if (onPage) return onPage
  // The brand build wrote it from a checked file, so that the browser need not check again.
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
