const LONGEST = 2048
const label = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i
const topLevel = /^[a-z]{2,63}$/i
const octet = /^\d{1,3}$/
const path = /^(\/[-a-z\d%_.~+@]*)*$/i
const query = /^[;&a-z\d%_.~+=,:/@[\]-]*$/i
const hash = /^[-a-z\d_/]*$/i

const isHost = (host: string): boolean => {
  const parts = host.split('.')
  if (parts.length === 4 && parts.every((part) => octet.test(part)))
    return parts.every((part) => Number(part) < 256)
  const last = parts[parts.length - 1] ?? ''
  return parts.length > 1 && topLevel.test(last) && parts.every((part) => label.test(part))
}

const cut = (text: string, mark: string): [string, string] => {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

/**
 * Returns an address, with `https://` if the protocol is missing; undefined if unsafe (spec §5). Allowed: http
 * or https, a domain or IPv4, then port, path, query and hash; or a path on this site ("/files/a.png").
 */
export const safeUrl = (address: string | null | undefined): string | undefined => {
  const text = address?.trim() ?? ''
  if (text === '' || text.length > LONGEST) return undefined
  const protocol = /^https?:\/\//i.exec(text)?.[0] ?? ''
  const [beforeHash, afterHash] = cut(text.slice(protocol.length), '#')
  const [beforeQuery, afterQuery] = cut(beforeHash, '?')
  const slash = beforeQuery.indexOf('/')
  const authority = slash < 0 ? beforeQuery : beforeQuery.slice(0, slash)
  const rest = slash < 0 ? '' : beforeQuery.slice(slash)
  if (!path.test(rest) || !query.test(afterQuery) || !hash.test(afterHash)) return undefined
  if (authority === '') return protocol === '' && rest !== '' && !rest.startsWith('//') ? text : undefined
  const [host, port] = cut(authority, ':')
  if (authority.includes(':') && !/^\d{1,5}$/.test(port)) return undefined
  if (!isHost(host) && host !== 'localhost') return undefined
  return protocol === '' ? `https://${text}` : text
}
