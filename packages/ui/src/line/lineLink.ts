/** "Add friend" page of a Line account. */
export const lineLink = (id: string): string => `https://line.me/R/ti/p/${encodeURIComponent(id)}`

/** LINE's own page that sends a text to friends who are chosen there. */
export const lineShareLink = (text: string): string =>
  `https://line.me/R/share?text=${encodeURIComponent(text)}`
