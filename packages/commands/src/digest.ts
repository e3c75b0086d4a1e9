/** Returns a digest of an input, so that inputs can be compared without being stored. */
export const digest = (input: unknown): string => {
  const text = JSON.stringify(input, (_, value: unknown) =>
    typeof Blob !== 'undefined' && value instanceof Blob
      ? [value.size, value.type, value instanceof File && [value.name, value.lastModified]]
      : value,
  )
  let low = 0xdeadbeef
  let high = 0x41c6ce57
  for (let at = 0; at < (text?.length ?? 0); at++) {
    low = Math.imul(low ^ text.charCodeAt(at), 2654435761)
    high = Math.imul(high ^ text.charCodeAt(at), 1597334677)
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36)
}
