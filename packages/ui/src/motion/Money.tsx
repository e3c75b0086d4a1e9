import styled from '@emotion/styled'
import { bahtUnit, formatBaht } from '@member/i18n'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'

export interface MoneyProps {
  baht: number
  /** Size: m in a row, l on a card, xl for the main amount of a screen. */
  scale?: 'm' | 'l' | 'xl'
  tone?: 'plain' | 'brand' | 'in' | 'out' | 'muted'
  sign?: boolean
  unit?: boolean
}

// In rem, to follow the browser's text size, up to the space for eight digits.
const sizes = { m: 'min(1rem, 7vw)', l: 'min(1.375rem, 7.5vw)', xl: 'min(2.25rem, 10vw)' }
const tones = {
  plain: 'inherit',
  brand: 'var(--brand-text)',
  in: 'var(--ok)',
  out: 'var(--text)',
  muted: 'var(--text-muted)',
}

const Root = styled.span<{ scale: 'm' | 'l' | 'xl'; tone: keyof typeof tones }>`
  display: inline-block;
  color: ${({ tone }) => tones[tone]};
  font-family: var(--font-display);
  font-size: ${({ scale }) => sizes[scale]};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  ${({ scale }) => scale === 'm' && 'white-space: nowrap;'}
`

const unitSizes = { m: 'min(0.8125rem, 5vw)', l: 'min(0.9375rem, 5vw)', xl: 'min(1.25rem, 6vw)' }

const Unit = styled.span<{ scale: 'm' | 'l' | 'xl' }>`
  margin-left: 5px;
  font-family: var(--font-body);
  font-size: ${({ scale }) => unitSizes[scale]};
  font-weight: 400;
  color: var(--text-muted);
`

// Lighter, because its strokes are close.
const Before = styled.span`
  margin: 0 0.06em;
  font-size: 0.9em;
  font-weight: 400;
`

const Quiet = styled.span`
  font-size: 0.7em;
`

export const Money = ({ baht, scale = 'm', tone = 'plain', sign = false, unit = true }: MoneyProps) => {
  const [, plus, whole, satang] = /^(\D?)(.*)\.(..)$/.exec(formatBaht(baht, { sign })) ?? []
  const { before, after } = unit ? bahtUnit() : { before: '', after: '' }
  return (
    <Root scale={scale} tone={tone}>
      <span aria-hidden>
        {plus}
        {before ? <Before>{before}</Before> : null}
        {whole}
        {scale === 'm' ? `.${satang}` : <Quiet>.{satang}</Quiet>}
        {after ? <Unit scale={scale}>{after}</Unit> : null}
      </span>
      <VisuallyHidden>{formatBaht(baht, { sign, unit: true })}</VisuallyHidden>
    </Root>
  )
}
