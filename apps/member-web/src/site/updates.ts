import { queryAtom } from '@member/api-client'
import { newerWaits, ownScript } from './worker.ts'

/** Fetches the address of the entry script of the deployed build; empty if the page has none. */
const scriptOfToday = async (signal: AbortSignal) => {
  const page = await fetch('/app.html', { cache: 'no-store', signal })
  const [script] = /<script\b[^>]*\btype="module"[^>]*>/.exec(await page.text()) ?? []
  return /\bsrc="([^"]+)"/.exec(script ?? '')?.[1] ?? ''
}

/** Query whose data are true if a newer build is deployed; disabled in development. */
export const updateAtom = queryAtom(() => ({
  queryKey: ['site', 'update'],
  queryFn: async ({ signal }) => {
    if (await newerWaits()) return true
    const today = await scriptOfToday(signal)
    return today !== '' && today !== ownScript()
  },
  enabled: ownScript().startsWith('/assets/'),
  staleTime: 10 * 60_000,
  retry: false,
}))
