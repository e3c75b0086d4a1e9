import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Awaited, Centre, Item, Items, Room, Root } from './bottomBarStyle.ts'

export interface BottomBarItem {
  to: string
  label: string
  icon: IconName
  /** The one in the middle, in the brand’s colour. */
  centre?: boolean | undefined
  /** The screen belongs to it, though it has another address. */
  isCurrent?: boolean | undefined
  /** A brand's own picture instead of the icon. */
  image?: string | undefined
  /** True while it is unknown whether there is a picture: nothing is shown that would be replaced at once. */
  isImageAwaited?: boolean | undefined
}

/** The members' fixed bar on a phone. It leaves room for itself and the phone's own bar at the end of the page. */
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

/** A picture that does not come leaves its place to the icon; one that comes when the icon is seen already is too late. */
const CentreMark = ({
  icon,
  image,
  isImageAwaited = false,
}: Pick<BottomBarItem, 'icon' | 'image' | 'isImageAwaited'>) => {
  const mark = useRef<HTMLSpanElement>(null)
  // In waiting until the picture is taken or too late: what is asked of the icon is whether it was seen.
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
