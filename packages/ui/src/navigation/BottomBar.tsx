import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Awaited, Centre, Item, Items, Room, Root } from './bottomBarStyle.ts'

export interface BottomBarItem {
  to: string
  label: string
  icon: IconName
  centre?: boolean | undefined
  /** True to mark the item as current although the address differs. */
  isCurrent?: boolean | undefined
  image?: string | undefined
  /** True while it is unknown if there is a picture. */
  isImageAwaited?: boolean | undefined
}

/** Fixed bar at the bottom, for members on a phone. */
export const BottomBar = ({ label, items }: { label: string; items: readonly BottomBarItem[] }) => {
  const { pathname } = useLocation()
  return (
    <>
      <Room />
      <Root aria-label={label}>
        <Items>
          {items.map(({ to, label: name, icon, centre, isCurrent, image, isImageAwaited }) => (
            <li key={to}>
              <Item to={to} aria-current={isCurrent || to.split('?')[0] === pathname ? 'page' : undefined}>
                {centre ? (
                  <Centre>
                    <CentreMark icon={icon} image={image} isImageAwaited={isImageAwaited} />
                  </Centre>
                ) : (
                  <Icon name={icon} />
                )}
                <span>{name}</span>
              </Item>
            </li>
          ))}
        </Items>
      </Root>
    </>
  )
}

/** Picture of the centre item; the icon if the picture fails or arrives after the icon was seen. */
const CentreMark = ({
  icon,
  image,
  isImageAwaited = false,
}: Pick<BottomBarItem, 'icon' | 'image' | 'isImageAwaited'>) => {
  const mark = useRef<HTMLSpanElement>(null)
  // Stops waiting once the picture is used or too late: an icon already seen must not be replaced.
  const [waits] = useState(isImageAwaited)
  const [picture, setPicture] = useState(image)
  useEffect(() => {
    if (!mark.current || getComputedStyle(mark.current).visibility === 'hidden') setPicture(image)
  }, [image])
  const [broken, setBroken] = useState<string>()
  return picture && picture !== broken ? (
    <img src={picture} alt="" width={24} height={24} onError={() => setBroken(picture)} />
  ) : (
    <Awaited ref={mark} isAwaited={waits && broken === undefined && (isImageAwaited || image !== undefined)}>
      <Icon name={icon} />
    </Awaited>
  )
}
