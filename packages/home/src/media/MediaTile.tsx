import { brandAtom, pictureAddress, picturesAtom } from '@member/brand'
import { EventArt, Picture, type EventName } from '@member/ui'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { Art, Led, Name, Note, Still, Words } from './tileStyle.ts'

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
        {note ? <Note>{note}</Note> : null}
        {children}
      </Words>
    </>
  )
  return <li>{to === undefined ? <Still>{content}</Still> : <Led to={to}>{content}</Led>}</li>
}
