import { type Brand, documentTitle, ownWordsOf } from '@member/brand'
import { siteAddress } from './app/app.ts'

/** Returns title, description and canonical address of a public page, or of the whole site. */
export function pageMeta(brand: Brand, page?: { path: string; title: string }, prefix = '') {
  const { displayName, description } = brand
  const { path, title } = page ?? { path: '/', title: '' }
  const site = siteAddress(brand)
  return {
    title: documentTitle(path, title, brand),
    description:
      ownWordsOf(path, brand)?.description ??
      (path === '/' ? description : `${title} ${displayName}: ${description}`),
    // Only a page with an own address has a canonical one.
    address: page && site ? `${site}${prefix}${path}` : '',
  }
}
