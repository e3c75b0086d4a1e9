import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  noDownload: 'This app cannot save files. Open this page in your phone’s browser.',
  hold: 'Press and hold to save',
  holdText:
    'This app cannot download pictures. Press and hold the picture, then choose to save it. If there is no such choice, take a screenshot.',
  picture: 'The picture to save',
} as const satisfies Translation<typeof th>
