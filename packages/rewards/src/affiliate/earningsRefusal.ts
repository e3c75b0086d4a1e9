import type { ApiError } from '@member/api-client'
import { t } from './words.ts'

/** Why earnings were not paid, with the server's own figure where it sent one. */
export function earningsRefusal({ status, data, message }: ApiError): string {
  const balance = data?.['balance']
  return status === 422501 && typeof balance === 'number' ? t.withdraw.short({ balance: balance }) : message
}
