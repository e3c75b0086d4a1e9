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
