import type { Language } from '@member/i18n'

/**
 * Splits an address into its language, the language's prefix, such as `/en`, and the path after it.
 * The prefix is empty for the site's first language.
 */
export function splitLanguage(pathname: string, languages: readonly Language[]) {
  const [first = 'th', ...others] = languages
  const language = others.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? first
  const basename = prefixOf(language, languages)
  return { language, basename, path: pathname.slice(basename.length) || '/' }
}

/** Returns a language's address prefix, such as `/en`; empty for the site's first language. */
export const prefixOf = (language: Language, languages: readonly Language[]) =>
  language === languages[0] ? '' : `/${language}`
