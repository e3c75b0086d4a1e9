/** Returns the VAPID `sub`: the brand's site, by which push services contact the operator. */
export const subjectOf = ({ domains, clientId }: { domains: readonly string[]; clientId: string }) =>
  `https://${domains[0] ?? `${clientId.toLowerCase()}.example`}`
