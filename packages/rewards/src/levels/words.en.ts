import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  title: 'Member level',
  mine: 'Your level',
  points: '{points:number} {points|point|points}',
  next: '{level}: {rule}',
  top: 'You are at the highest level available',
  progress: 'Progress to {level}',
  percent: '{percent}% so far',
  total: 'Total deposits',
  monthly: 'Deposits this month',
  left: '{amount} to go',
  heldUntil: 'You keep this level until {day:date}',
  holdLeft:
    'You keep it for another month once this month’s deposits reach {amount:shortBaht}. {left} to go.',
  held: 'A level based on 1 month’s deposits lasts until the end of the following month.',
  limits: {
    title: 'Your withdrawal limits',
    perDay: 'Per day',
    perTime: 'Per withdrawal',
    left: 'Left today',
    times: 'Withdrawals today',
    timesOf: '{left:number} of {all:number} left',
    unlimited: 'No daily limit',
  },
  ladder: 'All levels',
  place: 'Level {level:number} of {count:number}',
  placeTop: 'Level {level:number} of {count:number}, the highest',
  status: { current: 'Your level', passed: 'Reached', next: 'Next level', disabled: 'Not open yet' },
  criteria: { cumulative: 'Based on total deposits', month: 'Based on deposits within 1 month' },
  same: {
    all: 'Same conditions and benefits as level {before}',
    gives: 'Same benefits as level {before}. Only the deposits differ.',
    level: '{level} ({name})',
  },
  refund: {
    title: 'Loss refund by level',
    label: 'Loss refund',
    rate: '{rate}%',
    cap: 'Loss refund of up to {amount:shortBaht} each time',
    level: 'Level',
    uncapped: 'Loss refund with no maximum each time',
    most: 'Maximum each time',
    noCap: 'No maximum',
    how: 'Based on yesterday’s net loss. You can claim it once a day.',
    capped:
      'The maximum applies to each refund. Only the levels with high rates have one. It does not limit withdrawals.',
    link: 'See your refund',
  },
} as const satisfies Translation<typeof th>
