import { atom, type createStore } from 'jotai'
import { settingQuery } from './endpoints/site.ts'
import { queryAtom } from './queryAtom.ts'
import { receiveServerTime } from './client/session.ts'
import { settingAnswerAtom, settingAtom } from './setting.ts'

// A log-in does not load the setting again: the answer is copied to the member's store.
const askedAtom = queryAtom((get) => {
  const known = get(settingAnswerAtom)
  return {
    ...settingQuery(),
    refetchInterval: settingQuery().staleTime,
    ...(known && { initialData: known.setting, initialDataUpdatedAt: known.at }),
  }
})

export const settingQueryAtom = atom((get) => {
  const asked = get(askedAtom)
  const data = get(settingAtom)
  // Between the answer and its copy it is pending, too.
  return { ...asked, data, isPending: asked.isPending || (asked.isSuccess && data === undefined) }
})

/** Loads the setting into `settingAtom` and refreshes it until the returned function is called. */
export function watchSetting(store: ReturnType<typeof createStore>): () => void {
  const keep = () => {
    const { data, dataUpdatedAt } = store.get(askedAtom)
    if (!data || data === store.get(settingAtom)) return
    store.set(settingAnswerAtom, { setting: data, at: dataUpdatedAt })
    receiveServerTime(Date.parse(data.serverTime))
  }
  const stop = store.sub(askedAtom, keep)
  keep()
  return stop
}
