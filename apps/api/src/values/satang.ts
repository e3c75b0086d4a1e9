/** Converts baht, a number with at most two decimals, to satang. Throws a RangeError for other numbers. */
export function toSatang(baht: number): bigint {
  const satang = Math.round(baht * 100)
  if (!Number.isSafeInteger(satang) || Math.abs(satang / 100 - baht) > 1e-9) {
    throw new RangeError(`${baht} is no amount of baht and satang`)
  }
  return BigInt(satang)
}

/** Returns true if an amount of baht, or a percentage, has at most two decimals. */
export const isInHundredths = (amount: number): boolean => Number(amount.toFixed(2)) === amount

export const toBaht = (satang: bigint): number => Number(satang) / 100

export const smaller = (first: bigint, second: bigint) => (first < second ? first : second)
