import styled from '@emotion/styled'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { type ButtonLook, buttonStyle } from './buttonStyle.ts'

type Where = { to: string; href?: never } | { to?: never; href: string }

export type LinkButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
  ButtonLook &
  Where & { icon?: IconName | undefined }

const look = new Set(['variant', 'wide', 'small'])
const toDom = { shouldForwardProp: (prop: string) => !look.has(prop) }

const Inner = styled(Link, toDom)<ButtonLook>(buttonStyle)
const Outer = styled('a', toDom)<ButtonLook>(buttonStyle)

/** A link that looks like a button: `to` for a route, `href` for another site. */
export const LinkButton = ({ to, href, icon, children, ...rest }: LinkButtonProps) => {
  const content = (
    <>
      {icon ? <Icon name={icon} size={20} /> : null}
      {children}
    </>
  )
  if (to !== undefined)
    return (
      <Inner to={to} {...rest}>
        {content}
      </Inner>
    )
  return (
    <Outer href={href} rel="noopener noreferrer" {...rest}>
      {content}
    </Outer>
  )
}
