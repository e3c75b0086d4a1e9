/** The legal pages of every site, by their addresses below `/legal/` and their files below `legal/`. */
export const legalNames = ['terms', 'privacy', 'cookies', 'play-safe', 'complaints'] as const

export type LegalName = (typeof legalNames)[number]

/** The pages whose text an operator writes in Markdown: the questions and answers, and the legal ones. */
export const textNames = ['help', ...legalNames] as const

export type TextName = (typeof textNames)[number]

/** The address of such a page. */
export const textAddress = (name: TextName) =>
  name === 'help' ? ('/help' as const) : (`/legal/${name}` as const)
