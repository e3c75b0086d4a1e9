import {
  actorAtom,
  type Address,
  addressKey,
  addressQuery,
  fieldMessages,
  plainPhone,
  queryAtom,
  queryClientAtom,
  saveAddress,
  SaveAddressRequest,
} from '@member/api-client'
import { atom } from 'jotai'
import * as v from 'valibot'
import { digits } from '../form/digits.ts'
import { type Refusal, refusalOf } from '../form/refusal.ts'
import { text } from '../form/text.ts'
import { getSession, onSession } from '@member/api-client/session'
import { stored, storedInTab, storedRecord } from '@member/api-client/stored'

export type TypedAddress = Omit<Address, 'uuid'>

export const addressAtom = queryAtom(addressQuery)

export const saveAddressAtom = atom(null, async (get, _set, typed: TypedAddress): Promise<Refusal | null> => {
  const { issues, output } = v.safeParse(v.required(SaveAddressRequest), typed)
  if (issues) return { fields: fieldMessages(issues) }
  try {
    const saved = await saveAddress(output, get(actorAtom))
    get(queryClientAtom).setQueryData<Address | null>(addressKey, saved)
    return null
  } catch (error) {
    return refusalOf(error)
  }
})

/** Returns the form's fields, trimmed; the phone is normalised, the postcode reduced to digits. */
export function typedAddress(form: FormData): TypedAddress {
  const tidy = (name: keyof TypedAddress) => text(form, name).trim()
  return {
    name: tidy('name'),
    phone: plainPhone(tidy('phone')),
    address: tidy('address'),
    subDistrict: tidy('subDistrict'),
    district: tidy('district'),
    province: tidy('province'),
    zipcode: digits(tidy('zipcode')),
  }
}

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
