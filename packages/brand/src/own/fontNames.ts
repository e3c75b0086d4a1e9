/** Fonts that a brand's folder may contain, `fonts/<name>`, each with use and weight. */
export const fontNames = new Map([
  ['fonts/body-400', { use: 'body', weight: 400 }],
  ['fonts/body-600', { use: 'body', weight: 600 }],
  ['fonts/display-600', { use: 'display', weight: 600 }],
] as const)

export type FontName = typeof fontNames extends Map<infer Name, unknown> ? Name : never

export const isFontName = (name: string): name is FontName =>
  [...fontNames.keys()].some((one) => one === name)

export const fontEndings = ['woff2', 'woff', 'ttf', 'otf']

export function missingFont(has: (name: FontName) => boolean): string | undefined {
  const plain = has('fonts/body-400')
  return plain === has('fonts/body-600')
    ? undefined
    : `there is no ${plain ? 'body-600' : 'body-400'}; text needs both its weights.`
}
