import { ApiError } from './errors.ts'

/** Returns the answer, or null if the call failed with `NOT_FOUND`. */
export const orNull = async <Answer>(answer: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404001) return null
    throw error
  }
}
