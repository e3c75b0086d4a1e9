import { brandAtom, pictureAddress, picturesAtom } from '@member/brand'
import { EventArt, Phrases, Picture, type EventName } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Link } from 'react-router'

const tile = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--radius-l);
  background: var(--surface-1);
  color: var(--text);
  text-decoration: none;
`

const Led = styled(Link)(
  tile,
  css`
    transition: transform 0.15s;
    @media (hover: hover) {
      &:hover {
        border-color: var(--brand-strong);
        background: var(--surface-2);
        transform: translateY(-3px);
      }
    }
  `,
)

const Still = styled.div(
  tile,
  css`
    color: var(--text-muted);
    & > div:first-of-type {
      opacity: 0.5;
    }
  `,
)

const Art = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  height: 100%;
  background: radial-gradient(70% 90% at 50% 40%, var(--brand-soft) 0, var(--surface-2) 100%);
  & > svg {
    width: 112px;
    height: 100%;
  }
`

const Words = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: 12px 14px 14px;
  text-wrap: balance;
  & > span {
    margin-top: auto;
  }
`

const Name = styled.strong`
  font-family: var(--font-display);
  font-size: 1.0625rem;
  font-weight: 500;
  line-height: 1.45;
`

const Note = styled.p`
  margin-bottom: 8px;
  color: var(--text-muted);
  font-size: 0.875rem;
  line-height: 1.55;
`

export function MediaTile(props: {
  name: string
  note?: string | null | undefined
  art: EventName
  image?: string | null | undefined
  picture?: string
  to?: string | undefined
  children?: ReactNode
}) {
  const { name, note, art, image, picture = '', to, children } = props
  const brand = useAtomValue(brandAtom)
  const configured = useAtomValue(picturesAtom).get(picture)
  const src = pictureAddress(image ?? undefined, brand)
  const content = (
    <>
      <Picture
        {...(src ? { src } : configured)}
        sizes="(min-width: 600px) 360px, 50vw"
        alt=""
        width={16}
        height={10}
        radius="none"
        fallback={
          <Art>
            <EventArt name={art} />
          </Art>
        }
      />
      <Words>
        <Name>{name}</Name>
        {note ? (
          <Note>
            <Phrases>{note}</Phrases>
          </Note>
        ) : null}
        {children}
      </Words>
    </>
  )
  return <li>{to === undefined ? <Still>{content}</Still> : <Led to={to}>{content}</Led>}</li>
}
