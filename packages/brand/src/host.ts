export const hostPattern = (letters: string) => {
  const label = `[${letters}0-9](?:[${letters}0-9-]{0,61}[${letters}0-9])?`
  return `(?=.{1,253}(?:$|[:/?#]))${label}(?:\\.${label})*`
}

/** Returns a host as browsers write it: lower case, other scripts as punycode; undefined if invalid. */
export function hostInBrowsers(said: string): string | undefined {
  const bare = said.trim().replace(/^https?:\/\//i, '')
  try {
    const { hostname } = new URL(`http://${bare}`)
    return new RegExp(`^${hostPattern('a-z')}$`).test(hostname) && isEncoded(hostname) ? hostname : undefined
  } catch {
    return undefined
  }
}

/** True if browsers accept the `xn--` labels of a host. */
const isEncoded = (hostname: string) => URL.canParse(`http://${hostname}.ก`)

const own = new Set(['localhost', '127.0.0.1'])

/** True if a page on https may load the address; plain http is allowed on this machine only. */
export const isSafeOnHttps = (address: string) =>
  !/^http:/i.test(address) || own.has(hostInBrowsers(address) ?? '')
