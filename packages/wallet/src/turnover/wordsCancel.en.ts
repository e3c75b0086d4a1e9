import type { Translation } from '@member/i18n'
import type { th } from './wordsCancel.ts'

export const en = {
  cancel: 'Cancel bonus',
  title: 'Cancel this bonus?',
  lost: 'This amount, the bonus and what you won with it, is taken out of your credit. The promotion counts as claimed.',
  left: 'Your own money, {own}, stays and can be withdrawn without any turnover.',
  leftUntold: 'All your other money stays and can be withdrawn without any turnover.',
  yes: 'Cancel bonus',
  no: 'Keep bonus',
  done: 'Bonus cancelled',
  absent: 'The cancellation was not found. Please check your bonus before you send it again.',
  unclear:
    'We cannot tell whether the bonus was cancelled. Please check your bonus before you send it again.',
  uncertain: 'The result is not known yet. Press again to check it. Nothing is taken twice.',
} as const satisfies Translation<typeof th>
