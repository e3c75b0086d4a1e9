import { atom } from 'jotai'
import { serverAtom } from './server.ts'

const statusAtom = atom((get) => {
  const server = get(serverAtom)
  return server && get(server.operationAtom).data?.websiteStatus
})

// The boot script's mark: it asked before the app was here.
const wasClosed = () => typeof document !== 'undefined' && document.documentElement.dataset['site'] === 'MA'

/** Website status MA (spec §4). */
export const maintenanceAtom = atom((get) => (get(statusAtom) ?? (wasClosed() ? 'MA' : undefined)) === 'MA')

/** Whether it is being asked right now if the service is there. */
export const isAskingAtom = atom((get) => {
  const server = get(serverAtom)
  return server ? get(server.operationAtom).isFetching : false
})

/** Asks again, at a member's press: whether the service is there, and for all that failed. */
export const retryAtom = atom(null, async (get, set) => {
  const server = get(serverAtom)
  if (server) await set(server.retryAtom)
})
