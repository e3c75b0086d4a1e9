import type { Context } from 'hono'
import { en } from './en.ts'
import { th } from './th.ts'

/** Returns the language in the page's address, because the browser's may not be the member's. */
export const languageOf = ({ req }: Context): 'th' | 'en' => (req.query('lang') === 'en' ? 'en' : 'th')

export const pageTexts = (context: Context) => (languageOf(context) === 'en' ? en : th)
