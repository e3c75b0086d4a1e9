import {
  type Actor,
  actorAtom,
  deviceId,
  fieldMessages,
  provePhone,
  ProvePhoneRequest,
  requestPhoneProof,
} from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { storedRecord } from '@member/api-client/stored'
import { atom } from 'jotai'
import * as v from 'valibot'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { draftAtom } from './draft.ts'

const Proof = v.object({
  phone: v.string(),
  proof: v.string(),
  /** Time (ms, this device's clock) at which the code expires, or once proven, the proof. */
  validUntil: v.number(),
  resendAt: v.number(),
  isProven: v.boolean(),
})
type Proof = v.InferOutput<typeof Proof>

const storedProof = storedRecord('sessionStorage', 'phone-proof', v.parser(Proof))
const proofNowAtom = atom<Proof | null | undefined>(undefined)

/** Proof of the draft's phone, stored in this tab. Null for another phone, or once expired. */
export const phoneProofAtom = atom(
  (get) => {
    const now = get(proofNowAtom)
    const proof = now === undefined ? storedProof.read() : now
    return proof && proof.phone === get(draftAtom).phone && proof.validUntil > Date.now() ? proof : null
  },
  (_get, set, proof: Proof | null) => {
    set(proofNowAtom, proof)
    storedProof.write(proof)
  },
)

/** Parameter `phoneProof` for the look-up of the account holder; empty until the phone is proven. */
export const accountProofAtom = atom((get) => {
  const proof = get(phoneProofAtom)
  return proof?.isProven ? { phoneProof: proof.proof } : {}
})

/** True while the server requires a proof of the phone and the registrant has none. */
export const proofAskedAtom = atom(
  (get) => get(featureAtom('phoneProof')) === true && get(phoneProofAtom)?.isProven !== true,
)

export const sendProofCodeAtom = atom(null, async (get, set): Promise<Refusal | null> => {
  const { phone } = get(draftAtom)
  const by: Actor = get(actorAtom)
  try {
    const { proof, validSec, resendSec } = await requestPhoneProof({ phone, device: deviceId() }, by)
    const now = Date.now()
    const until = { validUntil: now + validSec * 1_000, resendAt: now + resendSec * 1_000 }
    set(phoneProofAtom, { phone, proof, ...until, isProven: false })
    return null
  } catch (error) {
    return refusalOf(error)
  }
})

/** Lifetime of a proof (ms), slightly shorter than on the server. */
const provenMs = 55 * 60_000

export const giveProofCodeAtom = atom(null, async (get, set, code: string): Promise<Refusal | null> => {
  const proof = get(phoneProofAtom)
  const asked = v.safeParse(ProvePhoneRequest, { proof: proof?.proof ?? '', code })
  if (!proof || !asked.success) return { fields: fieldMessages(asked.issues ?? []) }
  try {
    await provePhone(asked.output, get(actorAtom))
    set(phoneProofAtom, { ...proof, isProven: true, validUntil: Date.now() + provenMs })
    return null
  } catch (error) {
    return refusalOf(error)
  }
})
