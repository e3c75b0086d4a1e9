import { lazyScreen } from './screen/lazyScreen.tsx'
import { th } from './th.ts'

const say = th.title

export const landing = lazyScreen(say.landing, async () => (await import('./pages/Landing.tsx')).Landing)
export const login = lazyScreen(say.login, async () => (await import('@member/auth/login')).LoginScreen)
export const register = lazyScreen(
  say.register,
  async () => (await import('@member/auth/register')).RegisterScreen,
)
export const contact = lazyScreen(say.contact, async () => (await import('./pages/Contact.tsx')).Contact)
export const notFound = lazyScreen(say.notFound, async () => (await import('./pages/NotFound.tsx')).NotFound)

export const dashboard = lazyScreen(
  say.dashboard,
  async () => (await import('./pages/Dashboard.tsx')).Dashboard,
)
export const deposit = lazyScreen(
  say.deposit,
  async () => (await import('@member/wallet/deposit')).DepositScreen,
)
export const slip = lazyScreen(say.slip, async () => (await import('@member/wallet/slip')).SlipScreen)
export const withdraw = lazyScreen(
  say.withdraw,
  async () => (await import('@member/wallet/withdraw')).WithdrawScreen,
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

export const media = lazyScreen(say.media, async () => (await import('./pages/Media.tsx')).Media)
export const movie = lazyScreen(say.movie, async () => (await import('./pages/Movie.tsx')).Movie)
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

export const liveScore = lazyScreen(
  say.liveScore,
  async () => (await import('./pages/LiveScore.tsx')).LiveScore,
)
export const standings = lazyScreen(
  say.standings,
  async () => (await import('./pages/Standings.tsx')).Standings,
)
export const promotion = lazyScreen(
  say.promotion,
  async () => (await import('@member/rewards/promotion')).PromotionScreen,
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
