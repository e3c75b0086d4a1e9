import styled from '@emotion/styled'
import { textSize, type families } from '@member/ui/scale'

interface TextUse {
  face: keyof typeof families
  weight: number
  use: string
}

/** What each text size is for, in which face. */
const textUses: Record<keyof typeof textSize, TextUse> = {
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

const Row = styled.li`
  padding: 12px 0;
  overflow: hidden;
  border-bottom: 1px solid var(--border);
  & > p {
    line-height: 1.5;
  }
  & > small {
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

const isSize = (name: string): name is keyof typeof textSize => name in textSize

const faces = { display: 'Kanit', body: 'Sarabun' }

/** Table of the text sizes, in Thai and Latin letters. */
export const TypeScale = () => (
  <ul>
    {Object.keys(textSize)
      .filter(isSize)
      .map((name) => {
        const { face, weight, use } = textUses[name]
        return (
          <Row key={name}>
            <small>
              <code>{name}</code> {Number.parseFloat(textSize[name]) * 16} px · {textSize[name]} ·{' '}
              {faces[face]} {weight} · {use}
            </small>
            <p style={{ fontFamily: `var(--font-${face})`, fontSize: textSize[name], fontWeight: weight }}>
              ฝากเงินที่นี่ ผู้ใช้ กำลังรอ ๑๒๓ · Deposit 1,234.50
            </p>
          </Row>
        )
      })}
  </ul>
)
