/** The pattern of a host name in `letters`: no label is longer than 63, starts or ends with a dash (RFC 1123). */
export const hostPattern = (letters: string) => {
  const label = `[${letters}0-9](?:[${letters}0-9-]{0,61}[${letters}0-9])?`
  return `(?=.{1,253}(?:$|[:/?#]))${label}(?:\\.${label})*`
}

/** A host as browsers know it: lower case, `xn--` in place of other scripts; undefined where they know none by it. */
export function hostInBrowsers(said: string): string | undefined {
  const bare = said.trim().replace(/^https?:\/\//i, '')
  try {
    const { hostname } = new URL(`http://${bare}`)
    return new RegExp(`^${hostPattern('a-z')}$`).test(hostname) && isEncoded(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/** Node looks into `xn--` only where another label is not ASCII; browsers always do. */
const isEncoded = (hostname: string) => URL.canParse(`http://${hostname}.ก`)

const own = new Set(['localhost', '127.0.0.1'])

/** True if a page on https may load from the address: plain http only from the same machine. */
export const isSafeOnHttps = (address: string) =>
  !/^http:/i.test(address) || own.has(hostInBrowsers(address) ?? '')
