import { connection } from './connection.ts'
import { ApiError } from './errors.ts'

/**
 * Code that no page pays for before it is needed, loaded as the app loads its parts. Where it does not come the service
 * is unavailable; the failure's code lets a screen offer a fresh page.
 */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await connection().loadPart(load)
  } catch (cause) {
    throw new ApiError({ kind: 'unavailable', code: 'CODE_MISSING', cause })
  }
}
