import * as v from 'valibot'
import type { Actor, Asked } from '../client/call.ts'
import { send } from '../client/http.ts'
import { Id, Text } from '../client/shapes.ts'
import { t } from '../client/words.ts'

export const Address = v.object({
  uuid: Id,
  name: v.string(),
  phone: v.string(),
  address: v.string(),
  subDistrict: v.string(),
  district: v.string(),
  province: v.string(),
  zipcode: v.string(),
})
export type Address = v.InferOutput<typeof Address>

/** Normalises a Thai mobile number: +66, Thai digits, spaces, brackets, dots and dashes. */
export const plainPhone = (typed: string): string =>
  typed
    .replace(/[๐-๙]/g, (figure) => String(figure.charCodeAt(0) - 0x0e50))
    .replace(/[\s().\u2010-\u2015-]/g, '')
    .replace(/^(?:\+|00)?660?(?=[689]\d{8}$)/, '0')

export const Phone = v.pipe(
  v.string(() => t.field.phone),
  v.transform(plainPhone),
  v.regex(/^0[689]\d{8}$/, () => t.field.phone),
)

export const SaveAddressRequest = v.partial(
  v.object({
    name: Text(100),
    phone: Phone,
    address: Text(300),
    subDistrict: Text(100),
    district: Text(100),
    province: Text(100),
    zipcode: v.pipe(
      v.string(() => t.field.zipcode),
      v.regex(/^\d{5}$/, () => t.field.zipcode),
    ),
  }),
)
export type SaveAddressRequest = v.InferOutput<typeof SaveAddressRequest>

export const addressKey = ['address'] as const
export const addressCall = {
  method: 'GET',
  path: '/api/auth/address/mine',
  answer: v.nullable(Address),
} as const
export const getAddress = (signal?: AbortSignal) => send(addressCall, { signal })

export const addressQuery = () => ({
  queryKey: addressKey,
  queryFn: ({ signal }: Asked) => getAddress(signal),
})

export const saveAddressCall = {
  method: 'PATCH',
  path: '/api/auth/address',
  body: SaveAddressRequest,
  answer: Address,
} as const
/** Changes the fields of the address that are in `patch`, and no others. */
export const saveAddress = (patch: SaveAddressRequest, by: Actor) =>
  send(saveAddressCall, { body: patch, by })
