import styled from '@emotion/styled'
import type { ButtonHTMLAttributes, Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-m);
  background: transparent;
  color: var(--text-muted);
  cursor: pointer;
  &[aria-busy='true'] {
    opacity: 0.5;
    cursor: progress;
  }
  @media (hover: hover) {
    &:hover {
      background: var(--surface-3);
      color: var(--text);
    }
  }
`

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: IconName
  /** Accessible name, also the tooltip. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

export const IconButton = ({ icon, label, type = 'button', ...rest }: IconButtonProps) => (
  // oxlint-disable-next-line react/button-has-type -- one of the three, from the props
  <Root {...rest} type={type} aria-label={label} title={label}>
    <Icon name={icon} />
  </Root>
)
