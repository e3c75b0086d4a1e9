/**
 * Where a push service reaches the operator, for `sub` of VAPID: the brand's site. Services refuse a host without a dot and
 * localhost; a brand without a domain names one that is nobody's.
 */
export const subjectOf = ({ domains, clientId }: { domains: readonly string[]; clientId: string }) =>
  `https://${domains[0] ?? `${clientId.toLowerCase()}.example`}`
