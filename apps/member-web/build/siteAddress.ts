import type { Brand } from '@member/brand'

/** Where members open the brand's site, without a slash at the end; empty where the brand does not say. */
export const siteAddress = ({ web, domains }: Brand) =>
  web.replace(/\/+$/, '') || (domains[0] ? `https://${domains[0]}` : '')
