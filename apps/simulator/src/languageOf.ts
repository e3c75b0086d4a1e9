import { type Language, languages } from '@member/i18n'
import type { Context } from 'hono'

/** Returns the language that the site asks a simulated page for. */
export const languageOf = ({ req }: Context): Language =>
  languages.find((language) => language === req.query('lang')) ?? 'th'
