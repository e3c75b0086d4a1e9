/**
 * An account number with the digits shown that a bank shows of another: "xxx-x-x6789-x" of "1234567890" is "xxx-x-x6789-x".
 * So two that are one account look the same. Undefined where the two are not of one length, or the number is masked itself.
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
