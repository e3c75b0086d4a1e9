/**
 * A bank's app for members: its name, and the scheme that opens it on a phone. No bank publishes the scheme for this use, and
 * any may change it: a link may open nothing.
 */
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

/** The app of a bank by its short code; undefined for a bank whose scheme is not known. */
export const bankAppOf = (short: string): BankApp | undefined => bankApps[short]
