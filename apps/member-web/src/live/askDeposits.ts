import { isLiveAtom, listDeposits, type Deposit } from '@member/api-client'
import type { Asking } from './askMoney.ts'
import { askAgainUntold } from './changes.ts'
import { sayNews } from './sayNews.ts'

/** What the bank brings is seen within five seconds, whatever page is looked at. */
const every = 4_000
const newest = { page: 1, limit: 5 }

const faceOf = ({ uuid, status }: Deposit) => `${uuid} ${status}`

/** Looks for deposits, whoever makes them: the bank brings one unasked. */
export function askDeposits({ client, store, signal }: Asking): void {
  let known: Set<string> | undefined
  const ask = async () => {
    const { items } = await listDeposits(newest, signal)
    const before = known
    known = new Set(items.map(faceOf))
    const news = before ? items.filter((deposit) => !before.has(faceOf(deposit))) : []
    if (news.length === 0) return
    // One that the desk made of a slip settles the slip too.
    askAgainUntold(client, ['deposits', 'slips'])
    for (const deposit of news) sayNews({ changed: ['deposits'], deposit })
  }
  const look = () => {
    const isNeeded = !store.get(isLiveAtom) && document.visibilityState === 'visible' && navigator.onLine
    // What failed is asked again next time, and said where it matters.
    if (isNeeded) ask().catch(() => undefined)
  }
  look()
  const timer = setInterval(look, every)
  signal.addEventListener('abort', () => clearInterval(timer))
}
