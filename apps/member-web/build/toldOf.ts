import type { Brand } from '@member/brand'
import { documentTitle, ownWordsOf } from '../src/screen/documentTitle.ts'
import { siteAddress } from './siteAddress.ts'

/** What search engines and shared links are told of a page: of the site as a whole, or of one public page of it. */
export function toldOf(brand: Brand, page?: { path: string; title: string }) {
  const { displayName, description } = brand
  const { path, title } = page ?? { path: '/', title: '' }
  const site = siteAddress(brand)
  return {
    title: documentTitle(path, title, brand),
    description:
      ownWordsOf(path, brand)?.description ??
      (path === '/' ? description : `${title} ${displayName}: ${description}`),
    // Only a page of its own is said to be one.
    address: page && site ? `${site}${path}` : '',
  }
}
