import {
  identityKey,
  identityQuery,
  orderAtom,
  queryAtom,
  sendIdentity,
  type SendIdentityRequest,
} from '@member/api-client'
import { featuresAtom } from '../features.ts'

/** Where it stands; the desk may have decided while the member was away. */
export const identityAtom = queryAtom((get) => ({
  ...identityQuery(),
  enabled: get(featuresAtom)?.identity === true,
  refetchOnWindowFocus: 'always' as const,
}))

/** A press sends the papers once, however often it is made. */
export const sendIdentityAtom = orderAtom(
  'send-identity',
  (papers: SendIdentityRequest, order) => sendIdentity(papers, order),
  { refresh: [identityKey] },
)
