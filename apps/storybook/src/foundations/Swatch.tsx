import styled from '@emotion/styled'
import { contrasts, type Palette, type Contrast } from '@member/brand/palette'

const Root = styled.figure`
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.5;
  & > div {
    display: flex;
    align-items: center;
    height: 64px;
    margin-bottom: 6px;
    padding-right: 12px;
    overflow: hidden;
    border-radius: var(--radius-m);
    box-shadow: 0 0 0 1px var(--border-strong);
    font-weight: 600;
    white-space: nowrap;
  }
  & > div > i {
    flex: none;
    width: 48%;
    height: 100%;
    margin-right: 12px;
  }
`

interface SwatchProps {
  name: string
  scheme: string
  tokens: Palette
}

/** A colour as a plane and, if text is written in it, as text on the page of its scheme. */
export const Swatch = ({ name, scheme, tokens }: SwatchProps) => {
  const value = tokens[`--${name}`] ?? ''
  const pairs = contrasts(tokens).filter(({ token }) => token === `--${name}`)
  const [lowest] = pairs.toSorted((one, other) => one.ratio - other.ratio)
  const ground = name.startsWith('on-') ? (lowest?.on ?? '--bg') : '--bg'
  return (
    <Root>
      <div style={{ background: tokens[ground], color: value }}>
        <i style={{ background: value }} />
        {lowest && lowest.least >= 4.5 ? 'ฝาก Aa' : null}
      </div>
      <figcaption>
        {scheme === 'dark' ? 'Dark' : 'Light'} <code>{value}</code>
        {lowest ? (
          <div>
            {lowest.ratio.toFixed(1)} : 1 {grade(lowest)}, lowest on {lowest.on.slice(2)}
          </div>
        ) : null}
      </figcaption>
    </Root>
  )
}

/** Returns what WCAG 2.2 calls the contrast of a pair. */
export const grade = ({ ratio, least }: Contrast) => {
  if (ratio < least) return 'fails'
  return ratio >= 7 ? 'AAA' : 'AA'
}
