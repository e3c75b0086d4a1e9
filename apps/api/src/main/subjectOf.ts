/**
 * Returns the VAPID `sub`: the brand's site, by which push services contact the operator. Push services refuse
 * localhost and hosts without a dot, so a brand without a domain gets a placeholder under `.example`.
 */
export const subjectOf = ({ domains, clientId }: { domains: readonly string[]; clientId: string }) =>
  `https://${domains[0] ?? `${clientId.toLowerCase()}.example`}`
