/** Masks an account number to its last four digits, in one notation for all servers. */
export const maskedBankId = (bankId: string): string =>
  /^[\dxX*]{2,}\d{4}$/.test(bankId) ? `••••\u00a0${bankId.slice(-4)}` : bankId
