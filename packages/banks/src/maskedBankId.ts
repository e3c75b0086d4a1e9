/** An account number by its last four digits, whoever masked it first: enough for its owner, nothing for whoever looks over a shoulder. */
export const maskedBankId = (bankId: string): string =>
  /^[\dxX*]{2,}\d{4}$/.test(bankId) ? `••••\u00a0${bankId.slice(-4)}` : bankId
