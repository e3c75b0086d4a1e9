import { ApiError } from '../client/errors.ts'

/** The server's envelopes, as bytes are made of them. */
export const ok = (data: unknown) => ({ status: 200, message: 'success', data })
export const no = (status: number, more: object = {}) => ({
  status,
  code: 'X',
  message: 'ไม่ได้',
  data: null,
  ...more,
})

/** The ApiError of a failed call; any other error is the test's own fault. */
export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof ApiError) return error
  throw error
}
