import type { Language } from '@member/i18n'

/**
 * Language prefix of an address, such as `/en`; the site's first language has none.
 * `path` is the address without it.
 */
export function splitLanguage(pathname: string, languages: readonly Language[]) {
  const [first = 'th', ...others] = languages
  const language = others.find((one) => `${pathname}/`.startsWith(`/${one}/`)) ?? first
  const basename = prefixOf(language, languages)
  return { language, basename, path: pathname.slice(basename.length) || '/' }
}

/** Language prefix of addresses: empty for the site's first language. */
export const prefixOf = (language: Language, languages: readonly Language[]) =>
  language === languages[0] ? '' : `/${language}`
