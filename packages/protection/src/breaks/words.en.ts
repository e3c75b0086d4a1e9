import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Take a break or self-exclude',
  intro:
    'It starts at once and cannot be ended early. Until it ends you cannot deposit, play or join events. You can log in, withdraw and see your history as usual.',
  choose: 'Choose for how long',
  lengths: {
    DAY: '24-hour break',
    WEEK: '1-week break',
    MONTH: '1-month break',
    SIX_WEEKS: '6-week break',
    SIX_MONTHS: '6-month self-exclusion',
    ONE_YEAR: '1-year self-exclusion',
    TWO_YEARS: '2-year self-exclusion',
    FIVE_YEARS: '5-year self-exclusion',
    FOREVER: 'Permanent self-exclusion',
  },
  spans: {
    DAY: '24 hours',
    WEEK: '1 week',
    MONTH: '1 month',
    SIX_WEEKS: '6 weeks',
    SIX_MONTHS: '6 months',
    ONE_YEAR: '1 year',
    TWO_YEARS: '2 years',
    FIVE_YEARS: '5 years',
    FOREVER: 'Permanently',
  },
  kinds: {
    BREAK: { title: 'Take a break', means: 'A short pause: when it ends, you can play as usual.' },
    EXCLUSION: {
      title: 'Self-exclude',
      means:
        'A long stop that cannot be taken back. When it ends, you have to ask to return and wait another 24 hours. Until then you cannot sign up again.',
    },
  },
  foreverMeans: 'It never ends, and you cannot sign up again',
  understood: 'I understand that it starts at once, logs out my other devices and cannot be ended early',
  tick: 'Please confirm that you understand',
  password: 'Your password',
  fill: 'Please enter your password',
  endsAt: 'If you start now, it ends {time:dateTime}',
  returnFrom: 'If you start now, you can ask to return from {time:dateTime}',
  lapses:
    'You cannot claim refunds or prizes in the meantime. Yesterday’s refund lapses at midnight if you have not claimed it.',
  start: 'Start a break or self-exclusion',
  startOf: 'Start: {length}',
  begun: {
    BREAK: 'Your break has begun',
    EXCLUSION: 'Your self-exclusion has begun',
  },
  longer: 'Extend',
  longerIntro: 'You can extend it, but not shorten it or end it early, so only longer times are offered.',
  doneLonger: 'Extended',
  away: {
    title: { BREAK: 'You are on a break', EXCLUSION: 'You are self-excluded' },
    until: 'Until {time:dateTime}',
    over: 'You can play again from {time:dateTime}',
    askFrom: 'You can ask to return from {time:dateTime}',
    forever: 'Permanently',
    still: 'Your balance is safe. You can withdraw, see your history and contact our team as usual.',
    returns:
      'It has ended. If you want to play again, ask to return and wait another 24 hours. There is no hurry to decide.',
    shut: {
      deposit: {
        BREAK: 'No deposits while you are on a break',
        EXCLUSION: 'No deposits while you are self-excluded',
      },
      play: { BREAK: 'No games while you are on a break', EXCLUSION: 'No games while you are self-excluded' },
      events: {
        BREAK: 'No events while you are on a break',
        EXCLUSION: 'No events while you are self-excluded',
      },
    },
    means: {
      deposit:
        'There is no account to pay into for now, and slips are not accepted. Anything you still transfer cannot be played with, but can be withdrawn at any time.',
      play: 'No game can be opened for now.',
      events: 'Check-in, wheel, cards, films and rewards are closed for now. Your points are safe.',
    },
    askReturn: 'Ask to return',
    asked: 'Request received',
    withdraw: 'Withdraw',
    history: 'History',
    contact: 'Contact us',
    safe: 'Play safe',
  },
} as const satisfies Translation<typeof th>
