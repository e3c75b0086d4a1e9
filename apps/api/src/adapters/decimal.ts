/**
 * Parses an amount in baht such as "1234.50" to satang. Returns undefined for anything but digits with at most
 * two decimals.
 */
export function fromDecimal(text: string): bigint | undefined {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text)
  return parts?.[1] ? BigInt(parts[1]) * 100n + BigInt((parts[2] ?? '').padEnd(2, '0')) : undefined
}

export const toDecimal = (satang: bigint): string =>
  `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`
