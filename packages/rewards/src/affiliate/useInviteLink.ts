import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'

/** The full address that an invited friend opens, on the brand's own site or else the current one. */
export function useInviteLink(invitePath: string) {
  const { web } = useAtomValue(brandAtom)
  const site = web === '' ? window.location.origin : new URL(web).origin
  return (code: string) => site + invitePath + encodeURIComponent(code)
}
