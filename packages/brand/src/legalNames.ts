/** The legal pages of every site, by their addresses below `/legal/` and their files below `legal/`. */
export const legalNames = ['terms', 'privacy', 'cookies', 'play-safe', 'complaints'] as const

export type LegalName = (typeof legalNames)[number]
