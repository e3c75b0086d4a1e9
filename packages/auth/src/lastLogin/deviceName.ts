import { t } from './words.ts'

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

/** Returns a device name from a user agent, such as "Android · Chrome", or a text for an unknown one. */
export function deviceName(userAgent: string): string {
  const system = found(systems, userAgent)
  const browser = found(browsers, userAgent)
  if (!system) return t.unknown
  return browser ? t.with({ system, browser }) : system
}
