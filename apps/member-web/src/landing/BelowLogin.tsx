import { RecentFeed } from '@member/wallet'
import { Section } from '@member/ui'
import { CategoryStrip } from '@member/games'
import { loginFor } from '../session/returnTo.ts'
import { categoryLink } from '../games/gamesLinks.ts'
import { AnnouncementPopup } from '../site/announcements/AnnouncementPopup.tsx'
import { Banners } from '../site/announcements/Banners.tsx'
import { Marquee } from '../site/announcements/Marquee.tsx'
import { thLanding } from './thLanding.ts'
import { Care } from './Care.tsx'
import { Content } from './landingStyle.ts'
import { Places } from './Places.tsx'
import { Steps } from './Steps.tsx'

/** What stands below the login: what there is to play, what is announced and paid, how to begin. */
export const BelowLogin = () => (
  <Content>
    <Marquee />
    <Section title={thLanding.categories}>
      <CategoryStrip linkOf={(category) => loginFor(categoryLink(category))} />
    </Section>
    <Places />
    <Banners title={thLanding.news} />
    <Section title={thLanding.feed}>
      <RecentFeed />
    </Section>
    <Steps />
    <Care />
    <AnnouncementPopup />
  </Content>
)
