import type { Brand } from '@member/brand'

/** Returns the site's address without a trailing slash; empty if the brand has no address or domain. */
export const siteAddress = ({ web, domains }: Brand) =>
  web.replace(/\/+$/, '') || (domains[0] ? `https://${domains[0]}` : '')
