import { Icon, type IconName } from '../icon/Icon.tsx'
import { Centre, Item, Items, Room, Root } from './bottomBarStyle.ts'

export interface BottomBarItem {
  to: string
  label: string
  icon: IconName
  /** The one raised in the middle. */
  centre?: boolean | undefined
  /** A brand's own picture instead of the icon. */
  image?: string | undefined
}

/** The members' fixed bar on a phone. It leaves room for itself and the phone's own bar at the end of the page. */
export const BottomBar = ({ label, items }: { label: string; items: readonly BottomBarItem[] }) => (
  <>
    <Room />
    <Root aria-label={label}>
      <Items>
        {items.map(({ to, label: name, icon, centre, image }) => (
          <li key={to}>
            <Item to={to} end>
              {centre ? (
                <Centre>
                  {image ? <img src={image} alt="" width={32} height={32} /> : <Icon name={icon} size={28} />}
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
