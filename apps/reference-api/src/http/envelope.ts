import type { Refusal } from './refusal.ts'

export const success = <Data>(data: Data) => ({ status: 200, message: 'success', data })

export const failure = ({ status, code, message, data }: Refusal, requestId: string) => ({
  status,
  code,
  message,
  data,
  requestId,
})
