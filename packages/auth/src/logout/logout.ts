import { isOwnSession, logout, queryClientAtom, type Setting, settingKey } from '@member/api-client'
import { endSession } from '@member/api-client/session'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { th } from './th.ts'

/** Logs out who asked for it, and nobody else: the token is revoked where the server knows how, and the session ends in every tab, server or not. */
export const logoutAtom = atom(null, async (get) => {
  if (!isOwnSession(get)) return
  const setting = get(queryClientAtom).getQueryData<Setting>(settingKey)
  // Sent with the token of the session that ends here; nobody waits for the answer.
  if (setting?.features['logout']) void logout().catch(() => undefined)
  endSession('logout')
  await toast(th.success)
})
