import { RecentFeed } from '@member/wallet'
import { Section } from '@member/ui'
import { CategoryStrip } from '@member/games'
import { loginFor } from '../access/returnTo.ts'
import { categoryLink } from '../games/gamesLinks.ts'
import { Care } from '../landing/Care.tsx'
import { Places } from '../landing/Places.tsx'
import { Steps } from '../landing/Steps.tsx'
import { Welcome } from '../landing/Welcome.tsx'
import { Content, Main } from '../landing/landingStyle.ts'
import { AnnouncementPopup } from '../site/announcements/AnnouncementPopup.tsx'
import { Banners } from '../site/announcements/Banners.tsx'
import { Marquee } from '../site/announcements/Marquee.tsx'
import { th } from '../th.ts'

/** The first page: what the site is, the login in place, what there is to play, what is announced and paid. */
export const Landing = () => (
  <Main id="content" tabIndex={-1}>
    <Welcome />
    <Content>
      <Marquee />
      <Section title={th.landing.categories}>
        <CategoryStrip linkOf={(category) => loginFor(categoryLink(category))} />
      </Section>
      <Places />
      <Banners title={th.landing.news} />
      <Section title={th.landing.feed}>
        <RecentFeed />
      </Section>
      <Steps />
      <Care />
    </Content>
    <AnnouncementPopup />
  </Main>
)
