import { CategoryStrip } from '@member/games'
import { useLanguage } from '@member/i18n/react'
import { LandingSections } from '@member/landing/landing-sections'
import { Banners, Marquee } from '@member/news'
import { AnnouncementPopup } from '@member/news/announcement-popup'
import { isAgeAskedAtom } from '@member/protection'
import { RecentFeed, RecentLine } from '@member/wallet'
import { useAtomValue } from 'jotai'
import { publicLinksAtom } from '../paths/offered.ts'
import * as paths from '../paths/paths.ts'
import { loginFor } from '../session/returnTo.ts'
import { t } from '../words/words.ts'

/** On the landing page's first screen: who was just paid, and what there is to play. */
export const AboveLogin = () => {
  useLanguage()
  return (
    <>
      <RecentLine />
      <CategoryStrip linkOf={(category) => loginFor(paths.category.href(category))} />
    </>
  )
}

/** The landing page below its login form. */
export const BelowLogin = () => {
  useLanguage()
  return (
    <LandingSections
      marquee={<Marquee />}
      links={useAtomValue(publicLinksAtom)}
      news={<Banners title={t.news.landing} />}
      payments={<RecentFeed />}
      registerLink={paths.register.path}
    >
      {/* Who may be too young is told of no promotion. */}
      <AnnouncementPopup isHeld={useAtomValue(isAgeAskedAtom)} />
    </LandingSections>
  )
}
