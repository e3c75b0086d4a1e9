import styled from '@emotion/styled'
import { textSize } from '@member/ui/scale'
import { textUses } from './textUses.ts'

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
