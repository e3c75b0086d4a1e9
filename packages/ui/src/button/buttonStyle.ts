import { css, type SerializedStyles } from '@emotion/react'
import { duration } from '../theme/scale.ts'
import { desktop } from '../theme/token.ts'

/** Importance of a button; `primary` is for the one main action of a screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  /** Full width; with `phone` only below 960 px, above it as wide as its text, at least 240 px. */
  wide?: boolean | 'phone' | undefined
  small?: boolean | undefined
}

// Transitions for mice only: a slow phone would render them before the response to a press.
const base = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: var(--radius-m);
  font-family: var(--font-display);
  font-size: 1rem;
  font-weight: 500;
  line-height: 1.5;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-user-select: none;
  @media (hover: hover) {
    transition:
      background-color ${duration.press},
      border-color ${duration.press},
      transform 0.1s;
    &:active {
      transform: scale(0.985);
    }
  }
  & > svg {
    flex: none;
    margin-left: -4px;
    margin-right: 8px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
    transform: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 1;
  }
`

const looks: Record<ButtonVariant, SerializedStyles> = {
  primary: css`
    background: var(--brand);
    background-image: linear-gradient(180deg, var(--brand) 0%, var(--brand-strong) 100%);
    color: var(--on-brand);
    font-weight: 600;
    box-shadow: inset 0 1px 0 rgba(255, 255, 255, 0.22);
    @media (hover: hover) {
      &:hover {
        background-image: linear-gradient(180deg, var(--brand) 0%, var(--brand) 100%);
      }
    }
  `,
  secondary: css`
    background: var(--control);
    border-color: var(--control-edge);
    color: var(--text);
    @media (hover: hover) {
      &:hover {
        border-color: var(--border-strong);
      }
    }
  `,
  quiet: css`
    background: transparent;
    color: var(--brand-text);
    @media (hover: hover) {
      &:hover {
        background: var(--brand-soft);
      }
    }
  `,
  danger: css`
    background: var(--bad-soft);
    border-color: var(--bad);
    color: var(--bad);
    @media (hover: hover) {
      &:hover {
        background: var(--bad);
        color: var(--on-status);
      }
    }
  `,
}

const smaller = css`
  min-height: 44px;
  padding: 4px 14px;
  font-size: 0.9375rem;
  border-radius: var(--radius-s);
`

const wider = css`
  display: flex;
  width: 100%;
`

const widerOnPhone = css`
  ${desktop} {
    width: max-content;
    min-width: 240px;
    max-width: 100%;
  }
`

export const buttonStyle = ({ variant = 'secondary', wide, small }: ButtonLook): SerializedStyles[] => [
  base,
  looks[variant],
  ...(small ? [smaller] : []),
  ...(wide ? [wider] : []),
  ...(wide === 'phone' ? [widerOnPhone] : []),
]
