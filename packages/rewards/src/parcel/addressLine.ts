import type { Address } from '@member/api-client'

type Place = Pick<Address, 'address' | 'subDistrict' | 'district' | 'province' | 'zipcode'>

export const addressLine = ({ address, subDistrict, district, province, zipcode }: Place) =>
  [address, subDistrict, district, province, zipcode].join(' ')
