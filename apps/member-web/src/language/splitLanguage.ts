import type { Language } from '@member/i18n'

/**
 * Returns the language prefix of an address, such as `/en`; empty for the site's first language.
 * `path` is the address without the prefix.
 */
export function splitLanguage(pathname: string, languages: readonly Language[]) {
  const [first = 'th', ...others] = languages
  const language = others.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? first
  const basename = prefixOf(language, languages)
  return { language, basename, path: pathname.slice(basename.length) || '/' }
}

/** Returns a language's address prefix; empty for the site's first language. */
export const prefixOf = (language: Language, languages: readonly Language[]) =>
  language === languages[0] ? '' : `/${language}`
