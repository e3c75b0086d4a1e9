import { useLanguage } from '@member/i18n/react'
import { Deferred, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useLocation } from 'react-router'
import { screenFailure } from '../screen/AfterFirstPage.tsx'
import { ScreenSkeleton } from '../screen/ScreenSkeleton.tsx'
import { routeAt } from '../routes/routes.ts'
import { SiteLogo } from '../site/SiteLogo.tsx'
import * as paths from '../paths/paths.ts'

/** Layout of members' pages, whose code visitors do not load. */
export const membersLayout = lazyPart(
  async () => (await import('../layouts/MembersLayout.tsx')).MembersLayout,
)

export const LazyMembersLayout = () => {
  const { pathname } = useLocation()
  useLanguage()
  const { title, back } = routeAt(pathname) ?? {}
  return (
    <Deferred
      when="needed"
      fallback={
        <>
          <TopBar start={<SiteLogo to={paths.dashboard.path} compact />} />
          <ScreenSkeleton {...(title && { title: title() })} {...(back && { back })} />
        </>
      }
      renderFailure={screenFailure}
    >
      <membersLayout.Component />
    </Deferred>
  )
}
