import { getSession, onSession } from '@member/api-client/session'
import { stored, storedInTab, storedRecord } from '@member/api-client/stored'
import * as v from 'valibot'
import type { TypedAddress } from './address.ts'

const Draft = v.object({
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  subDistrict: v.string(),
  district: v.string(),
  province: v.string(),
  zipcode: v.string(),
})

const prefix = 'address-draft:'
const draft = () =>
  storedRecord('sessionStorage', `${prefix}${getSession()?.user.uuid ?? ''}`, v.parser(Draft))

/** Returns the address as typed so far in this tab; null without a draft. */
export const addressDraft = () => draft().read()

let listening = false

/** Stores the address as typed so far in this tab; null or a log-out deletes the address. */
export const storeAddressDraft = (typed: TypedAddress | null): void => {
  draft().write(typed)
  if (listening) return
  listening = true
  onSession((session, ending) => {
    if (session || ending?.reason === 'expired') return
    for (const key of storedInTab(prefix)) stored('sessionStorage', key).write(null)
  })
}
