import type { Language } from '@member/i18n'

/**
 * The language of an address: the one that begins it, such as `/en`, or the site's first, which begins none. `path` is
 * the address without it.
 */
export function splitLanguage(pathname: string, languages: readonly Language[]) {
  const [first = 'th', ...others] = languages
  const language = others.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? first
  const basename = prefixOf(language, languages)
  return { language, basename, path: pathname.slice(basename.length) || '/' }
}

/** Beginning of every address in a language: nothing for the site's first one. */
export const prefixOf = (language: Language, languages: readonly Language[]) =>
  language === languages[0] ? '' : `/${language}`
