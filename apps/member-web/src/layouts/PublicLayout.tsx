import { brandAtom } from '@member/brand'
import { ErrorBoundary, IconButton, LinkButton, TopBar } from '@member/ui'
import { lazyPart } from '@member/ui/lazy'
import { useAtomValue } from 'jotai'
import { Suspense, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { ScreenFailure } from '../screen/ScreenFailure.tsx'
import { SiteLogo } from '../site/SiteLogo.tsx'
import { LineBubble } from '../support/LineBubble.tsx'
import { th } from '../th.ts'
import { Phone, Wide } from '../bars/byWidth.ts'
import { SiteFrame } from '../bars/SiteFrame.tsx'
import { PublicDrawer } from '../bars/PublicDrawer.tsx'
import { PublicMenu } from '../bars/PublicMenu.tsx'
import { useSimpleLayout } from './useSimpleLayout.ts'

/** For special hosts, and for brands that chose it. */
export const simpleLayout = lazyPart(
  async () => (await import('./SimplePublicLayout.tsx')).SimplePublicLayout,
)

/** What stands round every public page: the full layout, or the simple one where host or brand ask for it. */
export const PublicLayout = () =>
  useSimpleLayout() ? (
    <ErrorBoundary renderFallback={(error, retry) => <ScreenFailure error={error} retry={retry} />}>
      <Suspense>
        <simpleLayout.Component />
      </Suspense>
    </ErrorBoundary>
  ) : (
    <FullPublicLayout />
  )

function FullPublicLayout() {
  const { footerYear } = useAtomValue(brandAtom)
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string>()
  return (
    <SiteFrame
      year={footerYear ?? 2022}
      bar={
        <TopBar
          start={
            <>
              <Phone>
                <IconButton
                  icon="menu"
                  label={th.nav.menu}
                  aria-haspopup="dialog"
                  onClick={() => setOpenedAt(key)}
                />
              </Phone>
              <SiteLogo to="/" />
            </>
          }
          end={
            <>
              <LinkButton to="/login" small variant="quiet">
                {th.nav.login}
              </LinkButton>
              <Wide>
                <LinkButton to="/register" small variant="primary">
                  {th.nav.register}
                </LinkButton>
              </Wide>
            </>
          }
        >
          <PublicMenu />
        </TopBar>
      }
    >
      {/* A link in it leads to another entry of the history, where it is closed. */}
      <PublicDrawer open={openedAt === key} onClose={() => setOpenedAt(undefined)} />
      <Outlet />
      <LineBubble />
    </SiteFrame>
  )
}
