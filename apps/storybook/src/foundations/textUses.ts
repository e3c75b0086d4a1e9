import type { families, textSize } from '@member/ui/scale'

interface TextUse {
  face: keyof typeof families
  weight: number
  use: string
}

/** What each text size is for, in which face. */
export const textUses: Record<keyof typeof textSize, TextUse> = {
  caption: { face: 'body', weight: 400, use: 'Under a tile or bank, legal lines' },
  note: { face: 'body', weight: 400, use: 'Hints, dates, chips' },
  row: { face: 'body', weight: 400, use: 'Labels, tabs, small buttons' },
  body: { face: 'body', weight: 400, use: 'Running text, fields, buttons' },
  menu: { face: 'display', weight: 600, use: 'Entries of the menu, title of an empty list' },
  section: { face: 'display', weight: 600, use: 'Heading of a section or dialog' },
  lead: { face: 'display', weight: 600, use: 'Title of a question, pinned title on a phone' },
  sum: { face: 'display', weight: 600, use: 'Amount on a card, Line account' },
  pinned: { face: 'display', weight: 600, use: 'Pinned title on a desktop' },
  title: { face: 'display', weight: 600, use: 'Title of a screen on a phone' },
  input: { face: 'display', weight: 600, use: 'Amount while it is typed' },
  titleWide: { face: 'display', weight: 600, use: 'Title of a screen on a desktop' },
  balance: { face: 'display', weight: 600, use: 'The one figure of a screen' },
  confirmed: { face: 'display', weight: 600, use: 'Amount in the question before money moves' },
}
