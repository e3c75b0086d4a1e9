import { ExclusionGate } from '@member/protection/exclusion'
import { useIsOnBreak } from '@member/protection/is-on-break'
import { brandAtom, configurationsAtom, picturesAtom } from '@member/brand'
import { LazyBell } from '@member/news'
import { LazySupportChat } from '@member/support'
import { BottomBar, Deferred, desktop, Icon, setAmountsHiddenStore, oneLine, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { CreditBadge } from '@member/wallet'
import { amountsHidden } from '@member/wallet/early-credit'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link, Outlet, useLocation } from 'react-router'
import { useLanguage } from '@member/i18n/react'
import { useSession } from '../session/useSession.ts'
import { useCurrentCategory, isIn, MembersMenu } from '../navigation/MembersMenu.tsx'
import { breakBar, bottomBar } from '../shortcuts/shortcuts.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { t } from '../words/words.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'
import { Lost } from '../notices/Lost.tsx'
import { LogoutButton } from '../navigation/LogoutButton.tsx'
import { MenuButton } from '../navigation/MenuButton.tsx'
import * as paths from '../paths/paths.ts'
import { isApartFromPlay } from '../routes/routes.ts'

// Below 360 px only the mark fits. Beside the credit a phone has space for the logo or for the name, and the name
// says whose credit it is.
const Logo = styled('div', { shouldForwardProp: (prop) => prop !== 'hides' })<{ hides: boolean }>`
  ${({ hides }) => hides && '@media (max-width: 599px) { display: none; }'}
`

// On a phone their own padding separates them, so that the name fits beside a credit of five digits, and the glyph of
// the menu, the last one there, is at the page's margin.
const Tools = styled.div`
  display: flex;
  align-items: center;
  margin-right: -13px;
  ${desktop} {
    margin-right: 0;
  }
  @media (min-width: 600px) {
    & > * + * {
      margin-left: 8px;
    }
  }
`

const Who = styled(Link)`
  display: flex;
  flex-direction: column;
  min-width: 0;
  color: inherit;
  text-decoration: none;
  line-height: 1.35;
  & > svg {
    display: none;
  }
  & > strong,
  & > span {
    display: block;
    ${oneLine}
  }
  @media (max-width: 359px) {
    flex: none;
    padding: 10px 4px;
    & > svg {
      display: block;
    }
    & > strong,
    & > span {
      display: none;
    }
  }
  & > strong {
    font-weight: 400;
  }
  & > span {
    color: var(--text-muted);
    font-size: 0.8125rem;
  }
`

// The log-out is a button of its own, apart from the name, which is a link, and from the bell and the menu.
const Account = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  ${desktop} {
    /* Gives way before the menu does, down to the log-out beside 44 px of the name. */
    flex-shrink: 999;
    min-width: 117px;
    max-width: 240px;
    margin-left: 12px;
    padding-left: 16px;
    border-left: 1px solid var(--border);
  }
  & > button {
    margin-left: 12px;
    @media (max-width: 379px) {
      margin-left: 4px;
    }
  }
`

const wholeMenu = lazyPart(async () => (await import('../navigation/WholeMenu.tsx')).WholeMenu)
const onBreakCredit = lazyPart(async () => (await import('../screens/OnBreakCredit.tsx')).OnBreakCredit)

const home = paths.dashboard.path

const shutPlaceOf = (pathname: string) =>
  pathname === home
    ? 'home'
    : pathname.startsWith(paths.deposit.path)
      ? 'deposit'
      : pathname.startsWith(paths.reward.path) || pathname.startsWith(paths.media.path)
        ? 'events'
        : 'play'

setAmountsHiddenStore(amountsHidden)

export function MembersLayout() {
  useLanguage()
  const brand = useAtomValue(brandAtom)
  const user = useSession()?.user
  const category = useCurrentCategory()
  // The home shows the credit in a card.
  const { pathname } = useLocation()
  const isHome = pathname === home
  const allGames = useAtomValue(picturesAtom).get('home.menuBottom.allGame')?.src
  const isImageAwaited = useAtomValue(configurationsAtom) === undefined
  const items = (useIsOnBreak() ? breakBar() : bottomBar(category, brand.bottomBar)).map((item) =>
    item.centre
      ? Object.assign(item, { image: allGames, isImageAwaited, isCurrent: isIn(item.to, pathname) })
      : item,
  )
  return (
    <AppShell
      year={2024}
      playSafe={paths.playSafe.path}
      shortFooter={!isHome}
      bar={
        <TopBar
          start={
            <Logo hides={!isHome}>
              <SiteLogo to={home} compact />
            </Logo>
          }
          account={
            <Account>
              <Who to={paths.profile.path} title={t.title.profile}>
                <Icon name="user" />
                <strong translate="no">{user?.name}</strong>
                <span translate="no">{user?.username}</span>
              </Who>
              <LogoutButton />
            </Account>
          }
          end={
            <Tools>
              {isHome ? null : <CreditBadge look="bar" />}
              <LazyBell inboxLink={paths.inbox.path} />
              <MenuButton menu={wholeMenu} />
            </Tools>
          }
        >
          <MembersMenu />
        </TopBar>
      }
      after={<BottomBar label={t.nav.shortBar} items={items} />}
    >
      <Lost />
      <ExclusionGate
        isOpenAt={isApartFromPlay}
        placeOf={shutPlaceOf}
        skeleton={<ScreenSkeleton />}
        credit={
          <Deferred when="needed" fallback={<CreditBadge />} renderFailure={null}>
            <onBreakCredit.Component />
          </Deferred>
        }
        withdrawLink={paths.withdraw.path}
        historyLink={paths.history.path}
        contactLink={paths.contact.path}
        safeLink={paths.playSafe.breakPath}
      >
        <Outlet />
      </ExclusionGate>
      <LazySupportChat />
    </AppShell>
  )
}
