import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

export const en = {
  points:
    'You do not have enough points. This reward costs {cost:number} {cost|point|points}, and you have {point:number}.',
  stock: 'This reward is out of stock. Please choose another.',
  address: 'Please enter a delivery address first',
  unknown: 'This reward was not found',
  unknownCategory: 'This reward category was not found',
} as const satisfies Translation<typeof th>
