import * as v from 'valibot'
import { hostInBrowsers, hostPattern } from './overHttp.ts'
import { invisibleIn } from './invisibleCharacters.ts'

type About = v.BaseIssue<unknown> & { input: string }

const seen = v.check(
  (said: string) => !invisibleIn(said),
  ({ input }: About) => `contains an invisible character (${invisibleIn(input)})`,
)

/** Requires a visible character. */
const drawn = v.check((said: string) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(said), 'holds marks without a letter')

export const text = (what: string, longest = 300) =>
  v.pipe(
    v.string(),
    v.regex(/\S/, 'is empty'),
    v.maxLength(longest, `is longer than ${longest} characters`),
    seen,
    drawn,
    v.description(what),
  )

const unlikeHost = ({ input }: About) => {
  const known = hostInBrowsers(input)
  return known && known !== input ? `is not a host name (browsers write ${known})` : 'is not a host name'
}

const host = v.pipe(
  v.string(),
  v.regex(new RegExp(`^${hostPattern('a-z')}$`), unlikeHost),
  // Not covered by the pattern: an IP address with too many numbers.
  v.check((said) => hostInBrowsers(said) === said, unlikeHost),
  v.description('a host name in lower case without http:// or a path, such as www.example.com'),
)

// No top-level domains, local machines or IP addresses, which get no certificates.
const domain = v.pipe(
  host,
  v.check((said) => /\.[a-z][a-z0-9-]*$/.test(said), 'is not a whole domain'),
)

const listed = (name: typeof host | typeof domain, what: string) =>
  v.pipe(
    v.array(name),
    v.check(
      (said) => new Set(said).size === said.length,
      ({ input }: v.BaseIssue<unknown> & { input: string[] }) =>
        `names ${input.find((one, at) => input.indexOf(one) < at)} twice`,
    ),
    v.description(what),
  )

export const hosts = (what: string) => listed(host, what)
export const domains = (what: string) => listed(domain, what)

const port = '(?::[1-9]\\d{0,4})?'
// Host names only, without user or extra characters: they go into the pages' policy unchanged.
const web = `https?:\\/\\/${hostPattern('a-zA-Z')}${port}(?:[/?#][^\\s]*)?`
// Base of the paths of calls and pictures.
const base = `https?:\\/\\/${hostPattern('a-zA-Z')}${port}(?:\\/[^\\s?#]*)?`
// A policy allows whole hosts.
const origin = `https?:\\/\\/${hostPattern('a-zA-Z')}${port}\\/?`
// Neither `//`, which starts a host, nor `..`, which changes the path.
const own = '\\/(?!\\/)(?![^?#]*(?:\\/\\/|\\/\\.\\.?(?:[/?#]|$)))[^\\s\\\\]*'
const only = (...forms: string[]) => new RegExp(`^(?:${forms.join('|')})$`)
const longest = 2000

const unlikeAddress = ({ input }: About) => {
  const known = /^https?:/i.test(input) && /[^ -~]/.test(input) ? hostInBrowsers(input) : undefined
  return `is not an http or https address${known ? ` (browsers write its host ${known})` : ''}`
}
// Not covered by the pattern, such as a port above 65535.
const found = v.check(
  (said: string) => said === '' || said.startsWith('/') || hostInBrowsers(said) !== undefined,
  unlikeAddress,
)

const addressIn = (what: string, ...forms: string[]) =>
  v.pipe(
    v.string(),
    v.regex(only(...forms), unlikeAddress),
    v.maxLength(longest, `is longer than ${longest} characters`),
    found,
    seen,
    v.description(what),
  )

export const address = (what: string) => addressIn(`${what}, as an address that starts with https://`, web)

/** Schema of a host's address without a path. */
export const hostAddress = (what: string) =>
  v.pipe(
    address(what),
    v.check((said) => only(origin).test(said), 'has more than a host, which alone counts'),
    v.description(`${what}, as https:// and a host without a path, such as https://a.example`),
  )

export const page = (what: string) =>
  addressIn(`${what}, as an address that starts with https://, or as a path of the site itself`, own, web)

export const optionalAddress = (what: string) =>
  addressIn(`${what}, as an address that starts with https://, or "" for the site's own`, '', base)

export const lineId = (what: string) =>
  v.pipe(
    v.string(),
    v.regex(/^@[a-z0-9._-]{1,30}$/, 'is not a Line id'),
    v.description(`${what}: the @ sign and then small letters, digits, dots, dashes, such as @example`),
  )

/** Returns the names for a sentence: all of them, or the first four and the number of the others. */
const someOf = (names: readonly string[]) =>
  names.length > 7 ? [...names.slice(0, 4), `${names.length - 4} more in brands/README.md`] : names

/** Schema of a list of distinct names from `names`, in the order in which the site shows them. */
export const listOf = <const Name extends string>(names: readonly Name[], what: string) =>
  v.pipe(
    v.array(v.picklist(names)),
    v.check((given) => new Set(given).size === given.length, 'names one of them twice'),
    v.description(`${what}: ${someOf(names).join(', ')}`),
  )

export const percent = v.pipe(v.number(), v.minValue(0, 'is below 0'), v.maxValue(100, 'is above 100'))

export const visitorAttribute = v.picklist([
  'name',
  'phone',
  'level',
  'username',
  'bankName',
  'bankId',
  'point',
])
