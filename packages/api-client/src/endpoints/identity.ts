import * as v from 'valibot'
import type { Asked, Command } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Baht, Count, Time } from '../client/shapes.ts'
import { t } from '../client/words.ts'

// Addition, needs the feature `identity` of /api/setting.

export const documentFile = {
  largest: 2 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const

export const identityStatuses = ['NOT_ASKED', 'ASKED', 'PENDING', 'ACCEPTED', 'REFUSED'] as const

export const Identity = v.object({
  status: v.picklist(identityStatuses),
  reason: v.nullable(v.string()),
  sentAt: v.nullable(Time),
  settledAt: v.nullable(Time),
  neededFor: v.object({ firstWithdrawal: v.boolean(), above: v.nullable(Baht) }),
  /** Usual duration of the review (hours). Documents are deleted `keptDays` days after the review. */
  reviewHours: Count,
  keptDays: Count,
})
export type Identity = v.InferOutput<typeof Identity>

export const identityKey = ['identity'] as const
export const identityCall = { method: 'GET', path: '/api/auth/identity', answer: Identity } as const
export const getIdentity = (signal?: AbortSignal) => send(identityCall, { signal })

export const identityQuery = () => ({
  queryKey: identityKey,
  queryFn: ({ signal }: Asked) => getIdentity(signal),
})

const DocumentPicture = v.instance(Blob, () => t.field.paper)

export const SendIdentityRequest = v.object({ card: DocumentPicture, selfie: DocumentPicture })
export type SendIdentityRequest = v.InferOutput<typeof SendIdentityRequest>

export const sendIdentityCall = {
  method: 'POST',
  path: '/api/auth/identity',
  body: SendIdentityRequest,
  answer: Identity,
  command: true,
  form: true,
} as const
export const sendIdentity = (documents: SendIdentityRequest, command: Command) =>
  send(sendIdentityCall, { body: documents, command })
