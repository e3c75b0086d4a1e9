/** Oldest supported version of each browser (spec §9), the most specific name first. */
const oldest: [name: RegExp, version: number][] = [
  [/\bMiuiBrowser\/(\d+)/, 12],
  [/\bSamsungBrowser\/(\d+)/, 20],
  [/\b(?:OPR|Opera)\/(\d+)/, 86],
  [/\bEdge\/(\d+)/, 15],
  [/\bEdg(?:A|iOS)?\/(\d+)/, 115],
  [/\b(?:Firefox|FxiOS)\/(\d+)/, 80],
  [/\bCriOS\/(\d+)/, 79],
  [/\bChromium\/(\d+)/, 120],
  [/\bChrome\/(\d+)/, 79],
  [/\bVersion\/(\d+)[\d.]* Mobile\/.*Safari/, 13],
  [/\bVersion\/(\d+)[\d.]* Safari/, 12],
]

/** True if the browser is older than the supported versions; false for an unknown browser. */
export function isOldBrowser(userAgent: string) {
  for (const [name, version] of oldest) {
    const found = name.exec(userAgent)
    if (found) return Number(found[1]) < version
  }
  return false
}
