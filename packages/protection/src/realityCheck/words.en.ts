import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Reminders',
  intro:
    'After the time you choose, we tell you how long you have been here and the result of your play, even during a game on this site. You have to answer before you can go on.',
  every: 'Remind me every',
  never: 'No reminders',
  save: 'Save',
  saved: 'Saved. The time counts from now.',
  off: 'Saved. There will be no reminders.',
  ask: {
    title: 'You have been here for {span}',
    since: 'Since',
    played: 'In games',
    net: 'Result of this session',
    lost: 'Lost {baht}',
    won: 'Won {baht}',
    even: 'Even',
    notPlayed: 'Not played yet',
    unknown: 'Not known yet. See your history.',
    carryOn: 'Play on',
    history: 'See history',
    stop: 'Stop playing',
  },
  stop: {
    title: 'Stop playing',
    bringing: 'Bringing the money in games back to your credit…',
    home: 'All your money is in your credit. You can log out, or take a break for a while.',
    kept: 'The money in the game is not back in your credit yet. It is not lost, and you can try again.',
    again: 'Bring money back',
    logout: 'Log out',
    rest: 'Take a break',
  },
} as const satisfies Translation<typeof th>
