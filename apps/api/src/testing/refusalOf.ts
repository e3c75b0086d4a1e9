import { ApiError } from '@member/api-client'

export async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const fault: unknown = await call.then(
    () => new Error('the call was answered'),
    (refused: unknown) => refused,
  )
  if (fault instanceof ApiError) return fault
  throw fault
}
