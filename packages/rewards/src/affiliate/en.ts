import type { Translation } from '@member/i18n'
import type { th } from './th.ts'

/** English texts of the affiliate screen. */
export const en = {
  title: 'Referrals',
  intro: 'Send your link or QR code to friends. You get a share of their turnover each time they play.',
  share: {
    title: 'Your referral link',
    code: 'Referral code',
    link: 'Link',
    qr: 'QR code of your referral link',
    scan: 'Friends scan this to sign up',
    copyLink: 'Copy link',
    copyCode: 'Copy code',
    send: 'Share',
    text: 'Sign up at {site} with my link',
  },
  earnings: {
    title: 'Referral earnings',
    balance: 'Ready to move to credit',
    total: 'Total earnings',
    withdrawn: 'Moved to credit',
    people: 'Friends referred',
    count: '{people:number} {people|person|people}',
  },
  withdraw: {
    amount: 'Amount to move to credit',
    all: 'All',
    send: 'Move earnings to credit',
    least: 'At least {amount:shortBaht}',
    notYet: 'You can move earnings to credit once they reach {amount:shortBaht}',
    done: 'Moved to credit',
    found: 'We found the earlier transfer. Nothing was moved twice.',
    absent: 'The earlier transfer was not found. You can send it again. Nothing is moved twice.',
    short: 'Your earnings are not enough. You can move {balance:shortBaht}.',
  },
  bonus: {
    title: 'Earnings by period',
    total: 'Earnings in this period',
    tabs: 'Earnings view',
    byFriend: 'By friend',
    byDay: 'By day',
    payouts: 'Moved to credit',
    turnover: 'Turnover {amount}',
    played: 'Bet {bet}, won {win}',
    empty: 'No earnings in this period',
    emptyNext: 'Choose another period',
    noPayouts: 'Nothing moved to credit in this period',
    payout: 'Moved to credit',
  },
  downline: {
    title: 'Friends you referred',
    joined: 'Signed up {date:date}',
    empty: 'No friend has signed up through your link yet',
    emptyNext: 'Share the link or QR code above with friends',
    more: 'Show more ({left:number} left)',
  },
} as const satisfies Translation<typeof th>
