/** "Add friend" page of a LINE account. */
export const lineLink = (id: string): string => `https://line.me/R/ti/p/${encodeURIComponent(id)}`

/** LINE's page that sends a text to friends of the member's choice. */
export const lineShareLink = (text: string): string =>
  `https://line.me/R/share?text=${encodeURIComponent(text)}`
