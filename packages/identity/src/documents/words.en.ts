import type { Translation } from '@member/i18n'
import type { th } from './words.ts'

export const en = {
  unknown: 'Not known yet. Tap to see it.',
  title: 'Verify identity',
  intro:
    'Send a photo of your ID card and a photo of yourself, so that money only goes to the owner of the bank account.',
  status: {
    NOT_ASKED: 'Not needed yet',
    ASKED: 'Documents needed',
    PENDING: 'Being checked',
    ACCEPTED: 'Verified',
    REFUSED: 'Not accepted, send again',
  },
  means: {
    NOT_ASKED: 'This is not needed now. You can send your documents in advance if you like.',
    ASKED: 'Please send your documents before you withdraw. Your credit is safe.',
    PENDING: 'We have your documents. There is nothing more to do.',
    ACCEPTED: 'No more documents are needed',
    REFUSED: 'We could not use the documents you sent',
  },
  sent: 'Sent {at:dateTime}',
  settled: 'Checked {at:dateTime}',
  reason: 'Reason',
  review: 'Our team checks documents within {hours} {hours|hour|hours}',
  needed: {
    first: 'Needed before your first withdrawal',
    asked: 'Our team has asked for this, whatever the amount',
    above: 'Needed to withdraw more than {amount:shortBaht}',
  },
  kept: 'Your photos are stored encrypted, can be seen only by the team that checks them, and are deleted {days} {days|day|days} after the check.',
  open: 'See status and send documents',
  form: 'Send documents',
  card: 'ID card photo',
  cardHint: 'The front, with all corners in view, readable and without glare',
  selfie: 'Selfie',
  selfieHint: 'Taken now, with your face clearly visible and no hat or dark glasses',
  samples: {
    card: { good: 'All in view', glare: 'Glare', cut: 'Corner missing' },
    selfie: { good: 'Clear face', hat: 'Hat', glasses: 'Dark glasses' },
  },
  choose: 'Choose file: {what}',
  camera: 'Use camera: {what}',
  another: 'Change: {what}',
  chosen: 'Chosen: {what}',
  missing: 'Please choose a photo',
  unreadable: 'This photo cannot be opened. Please use a JPG or PNG file.',
  send: 'Send for checking',
  done: 'Documents sent',
  absent: 'No identity documents are needed here',
} as const satisfies Translation<typeof th>
