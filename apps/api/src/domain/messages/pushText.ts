import type { Language } from '@member/i18n'
import type { InferSelectModel } from 'drizzle-orm'
import type { notices } from '../../database/schema.ts'
import { en } from './words.ts'
import { th } from './words.ts'

type Pushed = Pick<InferSelectModel<typeof notices>, 'id' | 'kind' | 'event' | 'reference'>

// A job has no request language; it uses the browser's.
const texts = { th, en }

export function pushText(
  { id, kind, event, reference }: Pushed,
  language: Language,
  first: Language = 'th',
): string {
  const t = texts[language]
  const tag = String(id)
  // Site addresses in other languages than the first begin with the language.
  const at = language === first ? {} : { at: `/${language}` }
  if (kind === 'security')
    return JSON.stringify({ title: t.login, body: t.notYou, tag, about: 'devices', ...at })
  if (kind === 'withdraw' && event === 'FAILED')
    return JSON.stringify({ title: t.payoutFailed, body: t.sendAgain, tag, about: 'retry', ...at })
  const isDeposit = kind === 'deposit'
  const title =
    event === 'DONE' ? (isDeposit ? t.credited : t.paid) : isDeposit ? t.depositRefused : t.withdrawRefused
  const about = isDeposit ? 'deposits' : 'withdrawals'
  // A refused slip is no deposit: it is shown in the list, not as an entry.
  const isEntry = !isDeposit || event === 'DONE'
  return JSON.stringify({ title, body: t.look, tag, about, ...(isEntry && { reference }), ...at })
}
