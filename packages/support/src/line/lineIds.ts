import { settingAtom } from '@member/api-client/setting'
import { brandAtom } from '@member/brand'
import { atom } from 'jotai'

/** The two support accounts: those of the server, or the brand's own if these are missing or not loaded. */
export const lineIdsAtom = atom((get) => {
  const { line } = get(brandAtom)
  const said = get(settingAtom)?.setting.line
  return { main: said?.line1.id || line.line1, backup: said?.line2.id || line.line2 }
})
