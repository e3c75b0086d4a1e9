import type { Brand } from '@member/brand'
import { siteAddress } from './siteAddress.ts'

/** What search engines and shared links are told of a page: of the site as a whole, or of one public page of it. */
export function toldOf(brand: Brand, page?: { path: string; title: string }) {
  const { displayName, tagline, description } = brand
  const site = siteAddress(brand)
  if (!page || page.path === '/')
    return {
      title: tagline ? `${displayName} · ${tagline}` : displayName,
      description,
      // Only a page of its own is said to be one.
      address: page && site ? `${site}/` : '',
    }
  return {
    title: `${page.title} · ${displayName}`,
    description: `${page.title} ${displayName}: ${description}`,
    address: site && `${site}${page.path}`,
  }
}
