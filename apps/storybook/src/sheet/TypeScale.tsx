import styled from '@emotion/styled'

type Face = 'display' | 'body'

const scale: [name: string, face: Face, size: number, weight: number][] = [
  ['Figure of a screen', 'display', 36, 600],
  ['Heading, desktop', 'display', 32, 600],
  ['Heading, phone', 'display', 24, 600],
  ['Section', 'display', 19, 600],
  ['Body, strong', 'body', 16, 600],
  ['Body', 'body', 16, 400],
  ['Row', 'body', 15, 400],
  ['Note', 'body', 14, 400],
  ['Small print', 'body', 13, 400],
]

const faces = { display: 'Kanit', body: 'Sarabun' }

const Row = styled.li`
  padding: 12px 0;
  border-bottom: 1px solid var(--border);
  overflow: hidden;
  & > p {
    line-height: 1.5;
  }
  & > small {
    color: var(--text-muted);
    font-size: 13px;
  }
`

/** Table of type sizes in Thai and Latin letters. */
export const TypeScale = () => (
  <ul>
    {scale.map(([name, face, size, weight]) => (
      <Row key={name}>
        <small>
          {name} · {faces[face]} {weight} · {size} px
        </small>
        <p style={{ fontFamily: `var(--font-${face})`, fontSize: size, fontWeight: weight }}>
          ฝากเงินที่นี่ ทุกครั้งปลอดภัย ๑๒๓ · Deposit 1,234.50 Ag
        </p>
      </Row>
    ))}
  </ul>
)
