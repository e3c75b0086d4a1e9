import { t } from './words.ts'

/** Tried in order, because browsers also name the browser they are based on. */
const systems = [
  [/iPhone|iPad/, ' iPhone/iPad'],
  [/Android/, ' Android'],
  [/Windows/, ' Windows'],
  [/Mac OS X|Macintosh/, ' Mac'],
  [/Linux/, ' Linux'],
] as const
const browsers = [
  [/\bLine\//, 'LINE'],
  [/FBAN|FBAV/, 'Facebook'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg/, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

const found = (names: typeof systems | typeof browsers, agent: string) =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Device name from a user agent, such as "Android · Chrome". */
export function deviceName(userAgent: string): string {
  const system = found(systems, userAgent)
  const browser = found(browsers, userAgent)
  if (!system) return t.unknown
  return browser ? t.with({ system, browser }) : system
}
