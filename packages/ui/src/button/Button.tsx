import styled from '@emotion/styled'
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { t } from '../language/words.ts'
import { type ButtonLook, buttonStyle } from './buttonStyle.ts'
import { Spinner } from './Spinner.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** True while the button's action runs; presses are then ignored, and width and focus stay. */
  busy?: boolean | undefined
  icon?: IconName | undefined
  ref?: Ref<HTMLButtonElement>
}

const Root = styled.button<ButtonLook>(buttonStyle)

const Content = styled.span<{ isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  ${({ isHidden }) => isHidden && 'visibility: hidden;'}
  & > svg {
    flex: none;
    margin-left: -4px;
    margin-right: 8px;
  }
`

const Over = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
  height: 100%;
  display: flex;
  align-items: center;
  justify-content: center;
`

export const Button = ({ busy = false, icon, children, onClick, type = 'button', ...rest }: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also prevents the form's submission by a press while busy.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- one of the three, from the props
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      <Content isHidden={busy}>
        {icon ? <Icon name={icon} size={20} /> : null}
        {children}
      </Content>
      {busy ? (
        <Over>
          <Spinner />
          <VisuallyHidden>{t.common.processing}</VisuallyHidden>
        </Over>
      ) : null}
    </Root>
  )
}
