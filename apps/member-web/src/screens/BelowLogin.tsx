import { CategoryStrip } from '@member/games'
import { useLanguage } from '@member/i18n/react'
import { LandingSections } from '@member/landing/landing-sections'
import { Banners, Marquee } from '@member/news'
import { AnnouncementPopup } from '@member/news/announcement-popup'
import { isAgeAskedAtom } from '@member/protection'
import { RecentFeed } from '@member/wallet'
import { useAtomValue } from 'jotai'
import { publicLinksAtom } from '../paths/offered.ts'
import * as paths from '../paths/paths.ts'
import { loginFor } from '../session/returnTo.ts'
import { t } from '../words/words.ts'

/** Part of the landing page above the log-in: game categories. */
export const AboveLogin = () => {
  useLanguage()
  return <CategoryStrip linkOf={(category) => loginFor(paths.category.href(category))} />
}

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
      {/* Hidden from visitors who may be too young. */}
      <AnnouncementPopup isHeld={useAtomValue(isAgeAskedAtom)} />
    </LandingSections>
  )
}
