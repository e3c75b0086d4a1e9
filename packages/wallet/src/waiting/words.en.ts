import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  kept: '{amount} set aside, can be withdrawn',
  slip: '{count:number} {count|slip|slips} being checked',
  deposit: '{count:number} {count|deposit|deposits} being checked',
  withdrawal: '{count:number} {count|withdrawal|withdrawals} in progress',
  notPaid: '{count:number} {count|withdrawal|withdrawals} not paid: send again',
} as const satisfies Translation<typeof th>
