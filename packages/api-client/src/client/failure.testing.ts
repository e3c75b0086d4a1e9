import { ApiError } from './errors.ts'

export const ok = (data: unknown) => ({ status: 200, message: 'success', data })
export const no = (status: number, more: object = {}) => ({
  status,
  code: 'X',
  message: 'ไม่ได้',
  data: null,
  ...more,
})

export const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => new Error('it succeeded'),
    (thrown: unknown) => thrown,
  )
  if (error instanceof ApiError) return error
  throw error
}
