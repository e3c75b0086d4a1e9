import { getSession } from '@member/api-client/session'

const gone = '…'

const known = () => {
  const { token = '', user } = getSession() ?? {}
  return [token, user?.uuid, user?.username, user?.name].filter((word): word is string => Boolean(word))
}

const rules: [RegExp, string][] = [
  // Messages are English: other characters may belong to a name.
  [/[^\x20-\x7e]+/g, gone],
  // Input quoted by JSON.parse.
  [/"[^]*"/g, `"${gone}"`],
  [/[^\s@]+@[^\s@]+/g, gone],
  // The host of addresses, and the first segment of paths.
  [/\b([a-z][\w+.-]*:\/\/[^/\s?#'`)]*)[^\s'`)]*/gi, '$1'],
  [/(^|[^\w:/])(\/[\w-]+)[/?#][^\s'`)]*/g, `$1$2/${gone}`],
  [/(\S)\?\S+/g, '$1'],
  // Tokens and ids; four or more digits may be a phone, account or amount.
  [/(?=[\w+/=.~-]*\d)[\w+/=~-][\w+/=.~-]{15,}|[\w+/=~-]{24,}/g, gone],
  [/\d(?:[\s.,()-]{0,2}\d){3,}/g, '#'],
]

/** Returns a message, cut to 300 characters, without data that could identify the member. */
export const scrub = (message: string) =>
  rules
    .reduce(
      (text, [of, by]) => text.replace(of, by),
      known().reduce((text, word) => text.split(word).join(gone), message),
    )
    .slice(0, 300)

const deepest = 10

/** Returns the site's own frames of a stack, each with function, file, line and column. */
export const framesOf = (stack: string | undefined): string[] =>
  (stack ?? '')
    .split('\n')
    .flatMap((line) => {
      const [, name = '', place] =
        /^\s*(?:at )?(?:async )?([\w$.<>]*).*?\/((?:assets|src)\/[\w./-]+:\d+:\d+)/.exec(line) ?? []
      return place ? [`${/^https?$/.test(name) ? '' : name} ${place}`.trim()] : []
    })
    .slice(0, deepest)
