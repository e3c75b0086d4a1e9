import { actorAtom, isOwnSession, logout } from '@member/api-client'
import { removePushWorker } from '@member/api-client/push-worker'
import { endSession } from '@member/api-client/session'
import { featureAtom } from '@member/api-client/setting'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { rememberedName } from '../remembered/remembered.ts'
import { t } from './words.ts'

/**
 * Logs this store's member out in every tab, and revokes the token if the server supports that. Does nothing if
 * another member is logged in.
 */
export const logoutAtom = atom(null, async (get) => {
  if (!isOwnSession(get)) return
  // Sent with the token of the ending session, without waiting for the answer.
  if (get(featureAtom('logout')) === true) void logout(get(actorAtom)).catch(() => undefined)
  endSession('logout')
  // Ends push on this device even if the server did not receive the log-out.
  void removePushWorker().catch(() => undefined)
  rememberedName.write(null)
  await toast(t.success)
})
