import { isLiveAtom, listWithdrawals, openWithdrawalsQuery, type Withdraw } from '@member/api-client'
import { QueryObserver } from '@tanstack/query-core'
import type { Asking } from './askMoney.ts'
import { askAgainUntold } from './changes.ts'
import { sayNews } from './sayNews.ts'

/** What the desk decides is seen within five seconds, whatever page is looked at. */
const every = 4_000
const newest = { page: 1, limit: 5 }

const faceOf = ({ uuid, status }: Withdraw) => `${uuid} ${status}`

/** Watches the withdrawals under way, as long as there are any and the page is seen; whoever asks for them. */
export function askWithdrawals({ client, store, signal }: Asking): void {
  const options = () => ({
    ...openWithdrawalsQuery(),
    refetchInterval: ({ state }: { state: { data?: Withdraw[] | undefined } }) =>
      state.data?.length && !store.get(isLiveAtom) ? every : (false as const),
    refetchOnWindowFocus: 'always' as const,
  })
  let known: Withdraw[] | undefined
  const compare = async (open: Withdraw[]) => {
    const before = known
    known = open
    if (!before || before.map(faceOf).join() === open.map(faceOf).join()) return
    askAgainUntold(client, ['withdrawals'])
    const was = new Map(before.map(({ uuid, status }) => [uuid, status]))
    const { items } = await listWithdrawals(newest, signal)
    for (const withdraw of items)
      if (was.has(withdraw.uuid) && was.get(withdraw.uuid) !== withdraw.status)
        sayNews({ changed: ['withdrawals'], withdraw })
  }
  const observer = new QueryObserver(client, options())
  const stop = observer.subscribe(({ data }) => {
    // What could not be said is on the page.
    if (data) compare(data).catch(() => undefined)
  })
  const leave = store.sub(isLiveAtom, () => observer.setOptions(options()))
  signal.addEventListener('abort', () => {
    stop()
    leave()
  })
}
