import { anyone } from '../client/call.ts'
import { type Entries } from '../client/entry.ts'
import { anAddress } from '../testing/builders.ts'
import { addressCall, getAddress, saveAddress, saveAddressCall } from './address.ts'

export const addressEntries = {
  getAddress: {
    call: addressCall,
    row: '55',
    from: 'manage-address, reward',
    run: () => getAddress(),
    sends: 'GET /api/auth/address/mine',
    answer: anAddress(),
  },
  saveAddress: {
    call: saveAddressCall,
    row: '56',
    from: 'manage-address',
    run: () => saveAddress({ zipcode: '10500' }, anyone),
    sends: 'PATCH /api/auth/address',
    body: { zipcode: '10500' },
    answer: anAddress(),
  },
} as const satisfies Entries
