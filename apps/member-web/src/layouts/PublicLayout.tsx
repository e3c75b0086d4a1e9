import { LazyLineBubble } from '@member/support'
import { Deferred, LinkButton, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { Outlet } from 'react-router'
import { screenFailure } from '../screen/screenFailure.tsx'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { t } from '../words/words.ts'
import { Doors } from '../navigation/Doors.ts'
import { MobileOnly, DesktopOnly } from '../navigation/widths.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { MenuButton } from '../navigation/MenuButton.tsx'
import { PublicMenu } from '../navigation/PublicMenu.tsx'
import { useLanguage } from '@member/i18n/react'
import { LanguageChoice } from '../language/LanguageChoice.tsx'
import { useSimpleLayout } from './useSimpleLayout.ts'
import * as paths from '../paths/paths.ts'

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
              <LinkButton to={paths.login.path} small variant="quiet">
                {t.nav.login}
              </LinkButton>
              <DesktopOnly>
                <LinkButton to={paths.register.path} small variant="primary">
                  {t.nav.register}
                </LinkButton>
              </DesktopOnly>
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
