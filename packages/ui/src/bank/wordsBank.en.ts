import type { Translation } from '@member/i18n'
import type { th } from './wordsBank.ts'

export const en = {
  '002': 'Bangkok',
  '004': 'KBank',
  '006': 'Krungthai',
  '011': 'ttb',
  '014': 'SCB',
  '022': 'CIMB Thai',
  '024': 'UOB',
  '025': 'Krungsri',
  '030': 'GSB',
  '033': 'GHB',
  '034': 'BAAC',
  '035': 'EXIM',
  '066': 'ibank',
  '067': 'TISCO',
  '069': 'KKP',
  '070': 'ICBC',
  '071': 'Thai Credit',
  '073': 'LH Bank',
  '098': 'SME Bank',
} as const satisfies Translation<typeof th>
