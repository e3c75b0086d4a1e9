import { brandAtom } from '@member/brand'
import { BottomBar, desktop, TopBar } from '@member/ui'
import { CreditBadge } from '@member/wallet'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Outlet, useLocation } from 'react-router'
import { useSession } from '../session/useSession.ts'
import { useCurrentCategory } from '../games/useCurrentCategory.ts'
import { bottomBar } from '../shortcuts.ts'
import { configurationsAtom, picturesAtom } from '../site/site.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { SupportPlace } from '../support/SupportPlace.tsx'
import { th } from '../th.ts'
import { SiteFrame } from '../bars/SiteFrame.tsx'
import { Lost } from '../notices/Lost.tsx'
import { LogoutButton } from '../bars/LogoutButton.tsx'
import { BellPlace } from '../inbox/BellPlace.tsx'
import { PlayOrAway } from '../away/PlayOrAway.tsx'
import { MembersMenu } from '../bars/MembersMenu.tsx'

const Who = styled.div`
  min-width: 0;
  max-width: 34vw;
  /* No room for more than a letter of it. */
  @media (max-width: 359px), (min-width: 960px) and (max-width: 1199px) {
    display: none;
  }
  margin-left: 4px;
  ${desktop} {
    max-width: 180px;
    padding-left: 16px;
    border-left: 1px solid var(--border);
  }
  line-height: 1.35;
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > strong {
    font-weight: 400;
  }
  & > span {
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
`

const home = '/auth/dashboard'

/** What stands round every member's screen: who is here, their credit, the way out, the bars and the small print. */
export function MembersLayout() {
  const brand = useAtomValue(brandAtom)
  const user = useSession()?.user
  const category = useCurrentCategory()
  // A member's home says both itself, once.
  const isHome = useLocation().pathname === home
  const allGames = useAtomValue(picturesAtom).get('home.menuBottom.allGame')?.src
  const isImageAwaited = useAtomValue(configurationsAtom) === undefined
  const items = bottomBar(category, brand.bottomBar).map((item) =>
    item.centre ? Object.assign(item, { image: allGames, isImageAwaited }) : item,
  )
  return (
    <SiteFrame
      year={brand.footerYear ?? 2024}
      playSafe="/auth/settings/play-safe"
      bar={
        <TopBar
          start={
            <>
              <SiteLogo to={home} compact={!isHome} />
              {isHome ? null : (
                <Who>
                  <strong>{user?.name}</strong>
                  <span>{user?.username}</span>
                </Who>
              )}
            </>
          }
          end={
            <>
              {isHome ? null : <CreditBadge look="bar" />}
              <BellPlace />
              <LogoutButton />
            </>
          }
        >
          <MembersMenu />
        </TopBar>
      }
      after={<BottomBar label={th.nav.shortBar} items={items} />}
    >
      <Lost />
      <PlayOrAway>
        <Outlet />
      </PlayOrAway>
      <SupportPlace />
    </SiteFrame>
  )
}
