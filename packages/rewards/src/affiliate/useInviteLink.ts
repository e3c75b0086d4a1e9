import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'

/** Returns the full address of an invitation, on the brand's own site if configured, else on this one. */
export function useInviteLink(invitePath: string) {
  const { web } = useAtomValue(brandAtom)
  const site = web === '' ? window.location.origin : new URL(web).origin
  return (code: string) => site + invitePath + encodeURIComponent(code)
}
