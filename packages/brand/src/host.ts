export const hostPattern = (letters: string) => {
  const label = `[${letters}0-9](?:[${letters}0-9-]{0,61}[${letters}0-9])?`
  return `(?=.{1,253}(?:$|[:/?#]))${label}(?:\\.${label})*`
}

/** A host as in browsers: lower case, punycode for other scripts; undefined if it is invalid. */
export function hostInBrowsers(said: string): string | undefined {
  const bare = said.trim().replace(/^https?:\/\//i, '')
  try {
    const { hostname } = new URL(`http://${bare}`)
    return new RegExp(`^${hostPattern('a-z')}$`).test(hostname) && isEncoded(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/** True if browsers accept a host with `xn--` labels: Node checks them only if another label is not ASCII. */
const isEncoded = (hostname: string) => URL.canParse(`http://${hostname}.ก`)

const own = new Set(['localhost', '127.0.0.1'])

/** True if a page on https may load the address: plain http only from this machine. */
export const isSafeOnHttps = (address: string) =>
  !/^http:/i.test(address) || own.has(hostInBrowsers(address) ?? '')
