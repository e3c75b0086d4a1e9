const told = (error: unknown, name: 'kind' | 'requestId'): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** The line or the server is away: the site says so in one place, and asks again by itself. */
export const isUnreached = (error: unknown) => told(error, 'kind') === 'unavailable'

/** A failure of a call has a sentence for members, and so has one in Thai; anything else is a programmer's. */
export const messageOf = (error: unknown): string | undefined =>
  error instanceof Error && (told(error, 'kind') !== undefined || /[\u0e00-\u0e7f]/.test(error.message))
    ? error.message
    : undefined

/** What support can look the failure up by. */
export const requestIdOf = (error: unknown) => told(error, 'requestId')
