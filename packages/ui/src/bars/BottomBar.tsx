import { useState } from 'react'
import { Icon, type IconName } from '../icon/Icon.tsx'
import { Awaited, Centre, Item, Items, Room, Root } from './bottomBarStyle.ts'

export interface BottomBarItem {
  to: string
  label: string
  icon: IconName
  /** The one raised in the middle. */
  centre?: boolean | undefined
  /** A brand's own picture instead of the icon. */
  image?: string | undefined
  /** Whether there is such a picture is not known yet: nothing is shown that would be replaced at once. */
  isImageAwaited?: boolean | undefined
}

/** The members' fixed bar on a phone. It leaves room for itself and the phone's own bar at the end of the page. */
export const BottomBar = ({ label, items }: { label: string; items: readonly BottomBarItem[] }) => (
  <>
    <Room />
    <Root aria-label={label}>
      <Items>
        {items.map(({ to, label: name, icon, centre, image, isImageAwaited }) => (
          <li key={to}>
            <Item to={to} end>
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

/** A picture that does not come leaves its place to the icon. */
const CentreMark = ({
  icon,
  image,
  isImageAwaited = false,
}: Pick<BottomBarItem, 'icon' | 'image' | 'isImageAwaited'>) => {
  const [broken, setBroken] = useState<string>()
  return image && image !== broken ? (
    <img src={image} alt="" width={32} height={32} onError={() => setBroken(image)} />
  ) : (
    <Awaited isAwaited={isImageAwaited}>
      <Icon name={icon} size={28} />
    </Awaited>
  )
}
