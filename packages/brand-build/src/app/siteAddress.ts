import type { Brand } from '@member/brand'

/** Returns the address of the brand's site, without a trailing slash; empty if the brand has none. */
export const siteAddress = ({ web, domains }: Brand) =>
  web.replace(/\/+$/, '') || (domains[0] ? `https://${domains[0]}` : '')
