export const en = {
  popup: {
    title: 'Deposits and withdrawals, 24 hours a day',
    detail:
      '<p>Everything is automatic. You can check every transaction under <b>History</b>.</p><ul><li>Transfer only from your registered account</li><li>Credit not there yet? Attach the slip at any time.</li></ul>',
    actionLabel: 'See history',
  },
  marquee: {
    title: 'Please check the account number before each transfer. It may change without notice.',
    detail: '<p>The current account number is on the deposit page.</p>',
  },
  banner: {
    title: 'Deposit with a slip: see the result at once',
    detail: '<p>Attach a picture of the slip. The QR code is read and checked with the bank right away.</p>',
    actionLabel: 'Attach slip',
  },
  join: (name: string) => ({
    title: `Join ${name} in 4 steps`,
    detail:
      '<ol><li>Your mobile number</li><li>Choose a password</li><li>Your own bank account: its name is checked with the bank automatically</li><li>Age and consent</li></ol>',
    actionLabel: 'Sign up',
  }),
}
