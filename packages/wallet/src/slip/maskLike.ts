/**
 * Masks an account number like `shown`: "xxx-x-x6789-x" and "4010005558" give "xxx-x-x0555-x". Undefined if
 * `shown` is undefined, the lengths differ or the number is masked already.
 */
export function maskLike(shown: string | undefined, bankId: string): string | undefined {
  if (shown === undefined || !/^\d+$/.test(bankId)) return undefined
  if (shown.replace(/[^\dx]/gi, '').length !== bankId.length) return undefined
  let place = 0
  return shown.replace(/[\dx]/gi, (sign) => {
    const digit = bankId.charAt(place)
    place += 1
    return /\d/.test(sign) ? digit : sign
  })
}
