import styled from '@emotion/styled'
import { elevation } from '../theme/scale.ts'

/**
 * Raised surface. Tone `raised` is for a card inside a card, `brand` for a screen's main subject; `flush`
 * removes the padding.
 */
export const Card = styled.section<{ tone?: 'plain' | 'raised' | 'brand'; flush?: boolean }>`
  position: relative;
  min-width: 0;
  padding: ${({ flush }) => (flush ? 0 : '20px')};
  overflow: hidden;
  border: 1px solid ${({ tone }) => (tone === 'brand' ? 'var(--brand-strong)' : 'var(--card-edge)')};
  border-radius: var(--radius-l);
  background: ${({ tone }) => (tone === 'raised' ? 'var(--surface-2)' : 'var(--surface-1)')};
  background-image: linear-gradient(180deg, rgba(255, 255, 255, 0.035), rgba(255, 255, 255, 0) 96px);
  /* Not repeated below a transparent border. */
  background-origin: border-box;
  box-shadow:
    inset 0 1px 0 rgba(255, 255, 255, 0.05),
    ${elevation.card};
  ${({ tone }) =>
    tone === 'brand' &&
    `background-image: radial-gradient(120% 140% at 100% 0, var(--brand-soft) 0, transparent 60%),
      linear-gradient(160deg, var(--surface-2), var(--surface-1));`}
`
