import type { Context } from 'hono'
import { en } from './en.ts'
import { th } from './th.ts'

export const languageOf = ({ req }: Context): 'th' | 'en' => (req.query('lang') === 'en' ? 'en' : 'th')

export const pageTexts = (context: Context) => (languageOf(context) === 'en' ? en : th)
