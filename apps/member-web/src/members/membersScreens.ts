import { lazyScreen } from '../screen/lazyScreen.tsx'
import { th } from '../th.ts'

const say = th.title

export const dashboard = lazyScreen(
  say.dashboard,
  async () => (await import('../pages/Dashboard.tsx')).Dashboard,
)
export const deposit = lazyScreen(
  say.deposit,
  async () => (await import('@member/wallet/deposit')).DepositScreen,
)
export const slip = lazyScreen(say.slip, async () => (await import('@member/wallet/slip')).SlipScreen)
export const withdraw = lazyScreen(
  say.withdraw,
  async () => (await import('../entries/WithdrawEntry.tsx')).WithdrawEntry,
)
export const history = lazyScreen(
  say.history,
  async () => (await import('@member/wallet/history')).HistoryScreen,
)
export const password = lazyScreen(
  say.password,
  async () => (await import('@member/auth/password')).ChangePasswordScreen,
)
export const address = lazyScreen(
  say.address,
  async () => (await import('@member/auth/address')).ManageAddressScreen,
)
export const category = lazyScreen(
  say.category,
  async () => (await import('@member/games/category')).CategoryScreen,
)
export const lobby = lazyScreen(say.lobby, async () => (await import('@member/games/lobby')).LobbyScreen)
export const media = lazyScreen(say.media, async () => (await import('../pages/Media.tsx')).Media)
export const movie = lazyScreen(say.movie, async () => (await import('../pages/Movie.tsx')).Movie)
export const wheel = lazyScreen(say.wheel, async () => (await import('@member/rewards/wheel')).WheelScreen)
export const flipCard = lazyScreen(
  say.flipCard,
  async () => (await import('@member/rewards/flip-card')).FlipCardScreen,
)
export const flipCardReward = lazyScreen(
  say.flipCardReward,
  async () => (await import('@member/rewards/flip-card-reward')).FlipCardRewardScreen,
)
export const reward = lazyScreen(
  say.reward,
  async () => (await import('@member/rewards/claims')).RewardScreen,
)
export const affiliate = lazyScreen(
  say.affiliate,
  async () => (await import('@member/rewards/affiliate')).AffiliateScreen,
)
export const winLost = lazyScreen(
  say.winLost,
  async () => (await import('@member/rewards/winlost')).WinLostScreen,
)
export const ranking = lazyScreen(
  say.ranking,
  async () => (await import('@member/rewards/ranking')).RankingScreen,
)
