import type { ApiError } from '@member/api-client'
import { t } from './words.ts'

export function earningsRefusal({ status, data, message }: ApiError): string {
  const balance = data?.['balance']
  return status === 422501 && typeof balance === 'number' ? t.withdraw.short({ balance: balance }) : message
}
