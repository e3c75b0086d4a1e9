import { createElement } from 'react'
import { Navigate } from 'react-router'
import { t } from '../words/words.ts'
import { route, type Route } from '../paths/route.ts'
import * as paths from '../paths/paths.ts'

const home = paths.dashboard.path
const deposit = paths.deposit.path
const history = paths.history.path
const contact = paths.contact.path
const events = paths.media.path
const limits = paths.playSafe.limitsPath
const play = paths.category.href('hot')

const next = { play: play, history: history, rewards: paths.reward.path }

const gamesLinks = {
  categoryLink: paths.category.href,
  lobbyLink: paths.lobby.href,
  depositLink: deposit,
  limitsLink: limits,
  breakLink: paths.playSafe.breakPath,
}

const notFound = createElement(Navigate, { to: paths.notFound.path, replace: true })

const rewards = {
  access: 'member',
  title: () => t.title.reward,
  back: home,
  load: async () => (await import('@member/rewards/claims/RewardScreen')).RewardScreen,
  props: { back: home, rewardLink: paths.reward.path, earnLink: events, addressLink: paths.address.path },
} as const

export const memberRoutes: Route[] = [
  route({
    ...paths.dashboard,
    access: 'member',
    title: () => t.title.dashboard,
    load: async () => (await import('../screens/Dashboard.tsx')).Dashboard,
    props: {},
    preRendered: {
      file: 'dashboard.html',
      source: 'src/screens/Dashboard.tsx',
      later: 'src/screens/homeParts.tsx',
    },
    firstCalls: ['GET /api/auth/announcement', 'GET /api/auth/game/check-in'],
  }),
  route({
    ...paths.deposit,
    access: 'member',
    title: () => t.title.deposit,
    back: home,
    load: async () => (await import('../screens/Deposit.tsx')).Deposit,
    props: {
      limitsLink: limits,
      breakLink: paths.playSafe.breakPath,
      withdrawLink: paths.withdraw.path,
      slipLink: paths.slip.path,
      contactLink: contact,
      historyLink: `${history}?tab=deposits`,
      playLink: play,
      entryHref: paths.history.entryHref,
      back: home,
    },
  }),
  route({
    ...paths.slip,
    access: 'member',
    title: () => t.title.slip,
    back: deposit,
    load: async () => (await import('../screens/Slip.tsx')).Slip,
    props: {
      depositLink: deposit,
      contactLink: contact,
      helpHref: paths.help.href,
      playLink: play,
      entryHref: paths.history.entryHref,
    },
  }),
  route({
    ...paths.withdraw,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.withdraw,
    back: home,
    load: async () => (await import('../screens/Withdraw.tsx')).Withdraw,
    props: {
      back: home,
      depositLink: deposit,
      contactLink: contact,
      historyLink: `${history}?tab=withdrawals`,
      playLink: play,
      entryHref: paths.history.entryHref,
      helpHref: paths.help.href,
      identityLink: paths.identity.path,
    },
  }),
  route({
    ...paths.history,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.history,
    back: home,
    load: async () => (await import('../screens/History.tsx')).History,
    props: { back: home, depositLink: deposit, withdrawLink: paths.withdraw.path, playLink: play },
  }),
  route({
    ...paths.inbox,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.inbox,
    back: home,
    load: async () => (await import('@member/news/inbox/InboxScreen')).InboxScreen,
    props: {
      back: home,
      links: {
        withdraw: paths.withdraw.path,
        requestOf: paths.reward.requestHref,
        devices: paths.devices.path,
        identity: paths.identity.path,
        limits: paths.playSafe.limitsPath,
        break: paths.playSafe.breakPath,
        entryOf: paths.history.entryHref,
      },
    },
  }),
  route({
    ...paths.affiliate,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.affiliate,
    back: home,
    load: async () => (await import('@member/rewards/affiliate/AffiliateScreen')).AffiliateScreen,
    props: { invitePath: paths.registerInvited.href(''), back: home },
  }),
  route({
    ...paths.winLost,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.winLost,
    back: home,
    load: async () => (await import('@member/rewards/winLost/WinLostScreen')).WinLostScreen,
    props: {
      rankingLink: paths.ranking.path,
      spendingLink: paths.spending.path,
      limitsLink: limits,
      gamesOf: paths.history.gamesOf,
      back: home,
    },
  }),
  route({
    ...paths.ranking,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.ranking,
    back: home,
    load: async () => (await import('@member/rewards/levels/RankingScreen')).RankingScreen,
    props: { winLostLink: paths.winLost.path, back: home },
  }),
  route({ ...rewards, ...paths.reward }),
  route({ ...rewards, ...paths.rewardCategory }),
  route({
    ...paths.media,
    access: 'member',
    title: () => t.title.media,
    back: home,
    load: async () => (await import('../screens/Media.tsx')).Media,
    props: () => ({ title: t.title.media, back: home, rewardLink: paths.reward.path }),
  }),
  route({
    ...paths.wheel,
    access: 'member',
    title: () => t.title.wheel,
    load: async () => (await import('@member/rewards/wheel/WheelScreen')).WheelScreen,
    props: { back: events, next },
  }),
  route({
    ...paths.promotion,
    access: 'member',
    title: () => t.title.promotion,
    back: events,
    load: async () => (await import('../screens/Promotion.tsx')).Promotion,
    props: {
      member: { depositLink: deposit, withdrawLink: paths.withdraw.path },
      back: events,
    },
  }),
  route({
    ...paths.movie,
    access: 'member',
    title: () => t.title.movie,
    back: events,
    load: async () => (await import('@member/content/movie/MovieScreen')).MovieScreen,
    props: () => ({ title: t.title.movie, back: events }),
  }),
  route({
    ...paths.flipCard,
    access: 'member',
    title: () => t.title.flipCard,
    load: async () => (await import('@member/rewards/flipCard/FlipCardScreen')).FlipCardScreen,
    props: { back: events, next },
  }),
  route({
    ...paths.flipCardReward,
    access: 'member',
    title: () => t.title.flipCardReward,
    load: async () => (await import('@member/rewards/flipCard/FlipCardRewardScreen')).FlipCardRewardScreen,
    props: { back: events, next, addressLink: paths.address.path },
  }),
  route({
    ...paths.contact,
    access: 'member',
    apartFromPlay: true,
    title: () => t.title.contact,
    load: async () => (await import('@member/support/contact/ContactScreen')).ContactScreen,
    props: { helpLink: paths.help.path },
  }),
  route({
    ...paths.category,
    access: 'member',
    title: () => t.title.category,
    load: async () => (await import('../screens/Category.tsx')).Category,
    props: { ...gamesLinks, back: home, notFound },
  }),
  route({
    ...paths.lobby,
    access: 'member',
    title: () => t.title.lobby,
    load: async () => (await import('../screens/Lobby.tsx')).Lobby,
    props: { ...gamesLinks, notFound },
  }),
]
