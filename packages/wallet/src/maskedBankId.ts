/** An account number by its last four digits: enough for its owner, nothing for whoever looks over a shoulder. */
export const maskedBankId = (bankId: string): string =>
  /^\d{6,}$/.test(bankId) ? `••••\u00a0${bankId.slice(-4)}` : bankId
