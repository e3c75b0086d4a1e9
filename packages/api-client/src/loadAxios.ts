import { ApiError } from './errors.ts'

const fromChunk = () => import('axios')

/**
 * Loads axios with the first call: no page pays for it before it asks the server anything. What did not come is tried
 * once more, and anew at the next call. Older browsers remember a module that failed until the page is loaded afresh:
 * the code lets a screen offer that.
 */
export const loadAxios = async (load: typeof fromChunk = fromChunk) => {
  try {
    return await load().catch(load)
  } catch (cause) {
    throw new ApiError({ kind: 'unavailable', code: 'CODE_MISSING', cause })
  }
}
