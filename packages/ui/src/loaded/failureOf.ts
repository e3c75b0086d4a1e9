const fieldOf = (error: unknown, name: 'kind' | 'requestId'): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** True if the error means that network or server is unavailable. */
export const isUnreached = (error: unknown) => fieldOf(error, 'kind') === 'unavailable'

/** Returns an error's message if a call failed or the message is in Thai; undefined for technical errors. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && (fieldOf(error, 'kind') !== undefined || /[\u0e00-\u0e7f]/.test(error.message))
    ? error.message
    : undefined

export const requestIdOf = (error: unknown) => fieldOf(error, 'requestId')
