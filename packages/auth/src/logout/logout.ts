import { isOwnSession, logout, queryClientAtom, type Setting, settingKey } from '@member/api-client'
import { endSession } from '@member/api-client/session'
import { toast } from '@member/ui'
import { atom } from 'jotai'
import { th } from './th.ts'

/** The member does not wait longer than this for the server to forget the token. */
const patience = 2_000

/** Logs out who asked for it, and nobody else: the token is revoked where the server knows how, and the session ends in every tab, server or not. */
export const logoutAtom = atom(null, async (get) => {
  if (!isOwnSession(get)) return
  const setting = get(queryClientAtom).getQueryData<Setting>(settingKey)
  if (setting?.features['logout']) {
    const revoked = logout().catch(() => undefined)
    await Promise.race([revoked, new Promise((resolve) => setTimeout(resolve, patience))])
  }
  if (!isOwnSession(get)) return
  endSession('logout')
  await toast(th.success)
})
