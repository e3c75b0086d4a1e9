import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { t } from './words.ts'

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  grid-gap: 8px;
  max-width: 420px;
  font-size: 0.875rem;
  line-height: 1.4;
  text-align: center;
  & svg {
    display: block;
    margin-bottom: 6px;
    border-radius: var(--radius-m);
    background: var(--surface-3);
  }
`

const Card = ({ at }: { at?: string }) => (
  <g transform={at}>
    <rect x="11" y="13" width="98" height="62" rx="6" fill="#05070c" opacity="0.18" />
    <rect x="11" y="11" width="98" height="62" rx="6" fill="#d9eefb" />
    <path d="M11 17a6 6 0 016-6h86a6 6 0 016 6v6H11z" fill="#9fd0ee" />
    <circle cx="20" cy="17" r="4" fill="#c8453a" />
    <path d="M28 15h42M28 19.500h26" stroke="#2d5874" strokeWidth="2" strokeLinecap="round" />
    <rect x="18" y="30" width="15" height="12" rx="2.500" fill="#e3b23c" />
    <path d="M18 36h15M25.500 30v12" stroke="#8a6410" strokeWidth="1" />
    <path
      d="M40 32h34M40 38h26M18 50h52M18 57h40M18 64h46"
      stroke="#7fa3ba"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <rect x="80" y="34" width="23" height="32" rx="2" fill="#fff" />
    <path d="M82 66c0-9 4-12 9.500-12S101 57 101 66z" fill="#51657a" />
    <circle cx="91.500" cy="46" r="6.500" fill="#eec39c" />
    <path d="M85 46c-1-11 14-11 13 0-2-5-11-5-13 0z" fill="#2b2118" />
  </g>
)

const Face = ({ hair = true, children }: { hair?: boolean; children?: ReactNode }) => (
  <>
    <path d="M24 84c0-22 16-26 36-26s36 4 36 26z" fill="#4a7fd0" />
    <path d="M52 52h16v9q-8 7-16 0z" fill="#dba97e" />
    <ellipse cx="60" cy="38" rx="17" ry="20" fill="#f0c9a4" />
    {hair ? (
      <path d="M42 38c-4-34 40-34 36 0-2-9-5-13-9-15-8 3-17 3-21 0-3 3-5 7-6 15z" fill="#2b2118" />
    ) : null}
    <path d="M54 47q6 5 12 0" fill="none" stroke="#9c5a45" strokeWidth="2" strokeLinecap="round" />
    <path d="M53.500 37v2M66.500 37v2" stroke="#2b2118" strokeWidth="3" strokeLinecap="round" />
    {children}
  </>
)

/** Where the picture is to be: its corners, as a camera shows them. */
const corners = (
  <path
    d="M5 17V9a4 4 0 014-4h8M115 67v8a4 4 0 01-4 4h-8M17 79H9a4 4 0 01-4-4v-8"
    fill="none"
    stroke="var(--ok)"
    strokeWidth="2.500"
    strokeLinecap="round"
  />
)

const drawings = {
  card: {
    good: (
      <>
        <Card />
        {corners}
      </>
    ),
    glare: (
      <>
        <Card />
        <path d="M34 11h24L36 73H12z" fill="#fff" opacity="0.75" />
        <circle cx="62" cy="44" r="19" fill="#fff" opacity="0.92" />
      </>
    ),
    cut: <Card at="rotate(-12 60 42) translate(34 14) scale(1.15)" />,
  },
  selfie: {
    good: (
      <>
        <Face />
        {corners}
      </>
    ),
    hat: (
      <Face hair={false}>
        <path d="M41 33c0-26 38-26 38 0z" fill="#c8453a" />
        <path d="M38 30h46c4 0 6 6 0 6H38z" fill="#8f2c24" />
      </Face>
    ),
    glasses: (
      <Face>
        <path d="M44 34h14v5a6 6 0 01-12 1zM62 34h14l-2 6a6 6 0 01-12-1z" fill="#14161d" />
        <path d="M42 34h36" stroke="#14161d" strokeWidth="2.500" strokeLinecap="round" />
      </Face>
    ),
  },
}

export type Sample = keyof typeof drawings

/** Drawn examples of a document's photo: one that is good, and two that are not. */
export const Samples = ({ of }: { of: Sample }) => {
  const captions: Record<string, string> = t.samples[of]
  return (
    <Row>
      {Object.entries(drawings[of]).map(([name, drawing]) => (
        <li key={name}>
          <svg viewBox="0 0 120 84" width="100%" aria-hidden focusable="false">
            {drawing}
            <g
              transform="translate(105 15)"
              fill="none"
              stroke="var(--on-status)"
              strokeWidth="2.500"
              strokeLinecap="round"
            >
              <circle r="10" fill={`var(--${name === 'good' ? 'ok' : 'bad'})`} stroke="none" />
              <path d={name === 'good' ? 'M-4.500 0l3 3.500 6-7' : 'M-3.500-3.500l7 7M3.500-3.500l-7 7'} />
            </g>
          </svg>
          {captions[name]}
        </li>
      ))}
    </Row>
  )
}
