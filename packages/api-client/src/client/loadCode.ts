import { connection } from './connection.ts'
import { ApiError } from './errors.ts'

/** Loads code on demand; a failure throws `unavailable`, with the code `CODE_MISSING`. */
export const loadCode = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await connection().loadPart(load)
  } catch (cause) {
    throw new ApiError({ kind: 'unavailable', code: 'CODE_MISSING', cause })
  }
}
