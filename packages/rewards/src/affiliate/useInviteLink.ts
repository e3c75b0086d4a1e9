import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'

/**
 * Returns a function that gives the full address of an invitation with a code. The address is on the brand's own
 * site if configured, otherwise on this one.
 */
export function useInviteLink(invitePath: string) {
  const { web } = useAtomValue(brandAtom)
  const site = web === '' ? window.location.origin : new URL(web).origin
  return (code: string) => site + invitePath + encodeURIComponent(code)
}
