import { LazyLineBubble } from '@member/support'
import { Deferred, LinkButton, TopBar, desktop } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { Outlet, useLocation } from 'react-router'
import { screenFailure } from '../screen/AfterFirstPage.tsx'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { t } from '../words/words.ts'
import { Doors } from '../navigation/Doors.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { MenuButton } from '../navigation/MenuButton.tsx'
import { PublicMenu } from '../navigation/PublicMenu.tsx'
import { useLanguage } from '@member/i18n/react'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import * as paths from '../paths/paths.ts'
import { brandAtom } from '@member/brand'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import styled from '@emotion/styled'

// The glyph of the menu is at the page's margin.
const MobileOnly = styled.div`
  display: flex;
  align-items: center;
  margin-left: -13px;
  ${desktop} {
    display: none;
  }
`

const DesktopOnly = styled.div`
  display: none;
  ${desktop} {
    display: flex;
    align-items: center;
  }
`

const never = () => () => {}

/** Returns true on the brand's special hosts, and everywhere if the brand chose the simple layout. */
function useSimpleLayout() {
  const { publicLayout, specialHosts } = useAtomValue(brandAtom)
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname,
    () => '',
  )
  return publicLayout === 'simple' || specialHosts.includes(host)
}

const simpleLayout = lazyPart(async () => (await import('./SimplePublicLayout.tsx')).SimplePublicLayout)

const simple = <simpleLayout.Component />

const drawer = lazyPart(async () => (await import('../navigation/PublicDrawer.tsx')).PublicDrawer)

export function PublicLayout() {
  useLanguage()
  return useSimpleLayout() ? (
    <Deferred when="needed" renderFailure={screenFailure}>
      {simple}
    </Deferred>
  ) : (
    <FullPublicLayout />
  )
}

function FullPublicLayout() {
  const { pathname } = useLocation()
  return (
    <AppShell
      year={2022}
      bar={
        <TopBar
          start={
            <>
              <MobileOnly>
                <MenuButton menu={drawer} />
              </MobileOnly>
              <SiteLogo to="/" />
            </>
          }
          end={
            <Doors>
              <LanguageChoice />
              {pathname === paths.login.path ? null : (
                <LinkButton to={paths.login.path} small variant="quiet">
                  {t.nav.login}
                </LinkButton>
              )}
              {pathname === paths.register.path ? null : (
                <DesktopOnly>
                  {/* On the landing page the hero has the primary button. */}
                  <LinkButton
                    to={paths.register.path}
                    small
                    variant={pathname === paths.landing.path ? 'secondary' : 'primary'}
                  >
                    {t.nav.register}
                  </LinkButton>
                </DesktopOnly>
              )}
            </Doors>
          }
        >
          <PublicMenu />
        </TopBar>
      }
    >
      <Outlet />
      <LazyLineBubble />
    </AppShell>
  )
}
