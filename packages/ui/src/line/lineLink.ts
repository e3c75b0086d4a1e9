/** "Add friend" page of a Line account. */
export const lineLink = (id: string): string => `https://line.me/R/ti/p/${encodeURIComponent(id)}`
