export interface BankApp {
  readonly name: string
  readonly opens: string
}

const bankApps: Readonly<Record<string, BankApp>> = {
  BBL: { name: 'Bualuang mBanking', opens: 'bualuangmbanking://' },
  KBANK: { name: 'K PLUS', opens: 'kplus://' },
  KTB: { name: 'Krungthai NEXT', opens: 'ktbnext://' },
  SCB: { name: 'SCB EASY', opens: 'scbeasy://' },
  BAY: { name: 'krungsri', opens: 'krungsri-kma://' },
  TTB: { name: 'ttb touch', opens: 'ttbtouch://' },
  GSB: { name: 'MyMo', opens: 'mymo://' },
}

/** Returns a bank's app by the bank's short code; undefined if the scheme is unknown. */
export const bankAppOf = (short: string): BankApp | undefined => bankApps[short]
