/** Returns the address of LINE's page to add an account as a friend. */
export const lineLink = (id: string): string => `https://line.me/R/ti/p/${encodeURIComponent(id)}`

/** Returns the address of LINE's page that sends a text to friends of the member's choice. */
export const lineShareLink = (text: string): string =>
  `https://line.me/R/share?text=${encodeURIComponent(text)}`
