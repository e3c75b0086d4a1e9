import { createElement } from 'react'
import { Navigate } from 'react-router'
import { categoryLink, gamesLinks } from '../games/gamesLinks.ts'
import { th } from '../th.ts'
import { route, type Route } from './route.ts'

const say = th.title
const home = '/auth/dashboard'
const deposit = '/auth/deposit'
const withdraw = '/auth/withdraw'
const contact = '/auth/contact'
const events = '/auth/media'
const addressLink = '/auth/settings/manage-address'
const playSafe = '/auth/settings/play-safe'
const identityLink = '/auth/settings/identity'
const spendingLink = '/auth/settings/play-safe/spending'

/** Where a prize leads on to. */
const next = { play: categoryLink('hot'), history: '/auth/transaction/history', rewards: '/auth/reward' }

const notFound = createElement(Navigate, { to: '/404', replace: true })

const rewards = {
  access: 'member',
  title: say.reward,
  back: home,
  load: async () => (await import('@member/rewards/claims')).RewardScreen,
  props: { back: home, rewardLink: '/auth/reward', earnLink: events, addressLink },
} as const

/** The screens under /auth (spec §2). */
export const memberRoutes: Route[] = [
  route({
    path: home,
    access: 'member',
    title: say.dashboard,
    load: async () => (await import('../pages/Dashboard.tsx')).Dashboard,
    props: {},
    preRendered: { file: 'dashboard.html', source: 'src/pages/Dashboard.tsx' },
    firstCalls: ['GET /api/auth/announcement', 'GET /api/auth/game/check-in'],
  }),
  route({
    path: deposit,
    access: 'member',
    title: say.deposit,
    back: home,
    load: async () => (await import('../featureScreens/Deposit.tsx')).Deposit,
    props: {
      limitsLink: playSafe,
      slipLink: '/auth/deposit/slip',
      contactLink: contact,
      historyLink: '/auth/transaction/history',
      playLink: categoryLink('hot'),
      back: home,
    },
  }),
  route({
    path: '/auth/deposit/slip',
    access: 'member',
    title: say.slip,
    back: deposit,
    load: async () => (await import('@member/wallet/slip')).SlipScreen,
    props: { depositLink: deposit, contactLink: contact, playLink: categoryLink('hot') },
  }),
  route({
    path: withdraw,
    access: 'member',
    apartFromPlay: true,
    title: say.withdraw,
    back: home,
    load: async () => (await import('../featureScreens/Withdraw.tsx')).Withdraw,
    props: {
      back: home,
      depositLink: deposit,
      historyLink: '/auth/transaction/history?tab=withdrawals',
      playLink: categoryLink('hot'),
      identityLink,
    },
  }),
  route({
    path: '/auth/transaction/history',
    access: 'member',
    apartFromPlay: true,
    title: say.history,
    back: home,
    load: async () => (await import('../featureScreens/History.tsx')).History,
    props: { back: home, depositLink: deposit, withdrawLink: withdraw, playLink: categoryLink('hot') },
  }),
  route({
    path: '/auth/inbox',
    access: 'member',
    apartFromPlay: true,
    title: say.inbox,
    back: home,
    load: async () => (await import('../inbox/InboxScreen.tsx')).InboxScreen,
    props: { back: home },
  }),
  route({
    path: '/auth/affiliate',
    access: 'member',
    extra: 'affiliate',
    apartFromPlay: true,
    title: say.affiliate,
    back: home,
    load: async () => (await import('@member/rewards/affiliate')).AffiliateScreen,
    props: { invitePath: '/aff/', back: home },
  }),
  route({
    path: '/auth/winlost',
    access: 'member',
    apartFromPlay: true,
    title: say.winLost,
    back: home,
    load: async () => (await import('@member/rewards/winlost')).WinLostScreen,
    props: { rankingLink: '/auth/user/ranking', back: home },
  }),
  route({
    path: '/auth/user/ranking',
    access: 'member',
    apartFromPlay: true,
    title: say.ranking,
    back: home,
    load: async () => (await import('@member/rewards/ranking')).RankingScreen,
    props: { winLostLink: '/auth/winlost', back: home },
  }),
  route({
    path: '/auth/settings/change-password',
    access: 'member',
    apartFromPlay: true,
    title: say.password,
    back: home,
    load: async () => (await import('@member/auth/password')).ChangePasswordScreen,
    props: { back: home },
  }),
  route({
    path: addressLink,
    access: 'member',
    apartFromPlay: true,
    title: say.address,
    back: home,
    load: async () => (await import('@member/auth/address')).ManageAddressScreen,
    props: { back: home },
  }),
  route({
    path: playSafe,
    access: 'member',
    apartFromPlay: true,
    title: say.playSafe,
    back: home,
    load: async () => (await import('../featureScreens/PlaySafe.tsx')).PlaySafe,
    props: { back: home, identityLink, spendingLink },
  }),
  route({
    path: spendingLink,
    access: 'member',
    apartFromPlay: true,
    title: say.spending,
    back: playSafe,
    load: async () => (await import('@member/protection/spending')).SpendingScreen,
    props: { back: playSafe },
  }),
  route({
    path: identityLink,
    access: 'member',
    apartFromPlay: true,
    title: say.identity,
    back: playSafe,
    load: async () => (await import('@member/protection/identity')).IdentityScreen,
    props: { back: playSafe },
  }),
  route({ ...rewards, path: '/auth/reward' }),
  route({ ...rewards, path: '/auth/reward/:categoryId' }),
  route({
    path: events,
    access: 'member',
    title: say.media,
    back: home,
    load: async () => (await import('../pages/Media.tsx')).Media,
    props: { back: home, rewardLink: '/auth/reward' },
  }),
  route({
    path: '/auth/media/wheel',
    access: 'member',
    extra: 'wheel',
    title: say.wheel,
    load: async () => (await import('@member/rewards/wheel')).WheelScreen,
    props: { back: events, next },
  }),
  route({
    path: '/auth/media/promotion',
    access: 'member',
    extra: 'promotion',
    title: say.promotion,
    back: events,
    load: async () => (await import('@member/rewards/promotion')).PromotionScreen,
    props: { member: { depositLink: deposit, withdrawLink: withdraw }, back: events },
  }),
  route({
    path: '/auth/media/movie',
    access: 'member',
    extra: 'movie',
    title: say.movie,
    back: events,
    load: async () => (await import('../pages/Movie.tsx')).Movie,
    props: { back: events },
  }),
  route({
    path: '/auth/media/flip-card',
    access: 'member',
    extra: 'flip-card',
    title: say.flipCard,
    load: async () => (await import('@member/rewards/flip-card')).FlipCardScreen,
    props: { back: events, next },
  }),
  route({
    path: '/auth/media/flip-card-reward',
    access: 'member',
    extra: 'flip-card-reward',
    title: say.flipCardReward,
    load: async () => (await import('@member/rewards/flip-card-reward')).FlipCardRewardScreen,
    props: { back: events, next, addressLink },
  }),
  route({
    path: contact,
    access: 'member',
    apartFromPlay: true,
    title: say.contact,
    load: async () => (await import('../pages/Contact.tsx')).Contact,
    props: {},
  }),
  route({
    path: '/auth/games/category',
    access: 'member',
    title: say.category,
    load: async () => (await import('../featureScreens/Category.tsx')).Category,
    props: { ...gamesLinks, back: home, notFound },
  }),
  route({
    path: '/auth/games/:type/:slot',
    access: 'member',
    title: say.lobby,
    load: async () => (await import('../featureScreens/Lobby.tsx')).Lobby,
    props: { ...gamesLinks, notFound },
  }),
]
