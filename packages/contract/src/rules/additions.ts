import {
  challengePasskeyCall,
  addFavouriteCall,
  askClosingCall,
  bonusCall,
  chooseNoticesCall,
  closingCall,
  confirmSessionCall,
  endSessionCall,
  favouritesCall,
  gamesCall,
  loginCall,
  leaveBonusCall,
  logoutCall,
  memberSummaryCall,
  noticesCall,
  readNoticesCall,
  removeFavouriteCall,
  requestPasswordResetCall,
  requestPhoneProofCall,
  pushCall,
  secondFactorCall,
  sessionsCall,
  startFactorCall,
  startPasskeyCall,
  startPasskeyLoginCall,
  subscribePushCall,
  touchSessionCall,
  takeBackClosingCall,
  takeBonusCall,
  unsubscribePushCall,
} from '@member/api-client/contract'
import type { Bench, ByCall } from './rule.ts'
import { fulfilled, must, NotJudged, refused } from './verdicts.ts'

async function anotherSession({ member, server }: Bench) {
  const { username, password } = member()
  const { token } = fulfilled(await server.ask(loginCall, { body: { username, password } }), loginCall)
  return token
}

const ended = async ({ ask }: Bench, token: string) =>
  refused(await ask(memberSummaryCall, { token }), 401001, 401002, 401003)

/**
 * Returns a game that the member has not liked, so that liking and unliking it changes nothing.
 * Throws NotJudged if there is none.
 */
async function aGame({ read }: Bench) {
  const liked = new Set((await read(favouritesCall)).map(({ uuid }) => uuid))
  const { items } = await read(gamesCall, { body: { gameType: 'all', page: 1, limit: 50 } })
  const game = items.find(({ uuid }) => !liked.has(uuid))
  if (!game) throw new NotJudged('there is no game that the member does not like already')
  return { gameUuid: game.uuid }
}

async function like(bench: Bench) {
  const params = await aGame(bench)
  const isLiked = async () => (await bench.read(favouritesCall)).some(({ uuid }) => uuid === params.gameUuid)
  await bench.read(addFavouriteCall, { params })
  await bench.read(addFavouriteCall, { params })
  must(await isLiked(), 'a game that was liked is not among the favourites')
  await bench.read(removeFavouriteCall, { params })
  must(!(await isLiked()), 'a game that is liked no more is still among the favourites')
}

/** Checks that the first bonus for a deposit of 1,000 baht can be chosen and left again. */
async function choose(bench: Bench) {
  const { offers } = await bench.read(bonusCall, { query: { amount: 1000 } })
  const [offer] = offers
  if (offer) {
    const { taken } = await bench.read(takeBonusCall, { body: { offer: offer.id, amount: 1000 } })
    must(taken?.offer === offer.id, 'the bonus in effect is not the one that was chosen')
  }
  const { taken } = await bench.read(leaveBonusCall)
  must(taken === null, 'a bonus that was left is still in effect')
}

/**
 * Checks that a request to close the account is stored once and can be taken back. Throws NotJudged if the
 * member has already made a request.
 */
async function askToClose({ ask, read }: Bench) {
  const { askedAt } = await read(closingCall)
  if (askedAt !== null) throw new NotJudged('the member has already requested to close the account')
  const exchange = await ask(askClosingCall)
  if (exchange.status === 422) {
    // Money is left: the refusal must have changed nothing.
    refused(exchange, 422001)
    must((await read(closingCall)).askedAt === null, 'a refused request to close the account was stored')
    return
  }
  const first = fulfilled(exchange, askClosingCall)
  must(first.askedAt !== null, 'a request to close the account is missing after it was made')
  must(
    (await read(askClosingCall)).askedAt === first.askedAt,
    'a second request to close the account replaced the first',
  )
  must((await read(takeBackClosingCall)).askedAt === null, 'a request that was taken back is still there')
  must((await read(closingCall)).askedAt === null, 'a request that was taken back is still there')
}

async function subscribe({ read }: Bench) {
  const { publicKey: p256dh } = await read(pushCall)
  const body = {
    endpoint: 'https://push.example/of-nobody',
    keys: { p256dh, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
    kinds: ['paid' as const],
  }
  await read(subscribePushCall, { body })
  must((await read(pushCall)).kinds?.join() === 'paid', 'a device does not have the kinds chosen for it')
  await read(unsubscribePushCall)
  must((await read(pushCall)).kinds === null, 'a device is notified after it was turned off')
}

/** Returns a different phone number each time. */
const nobodysPhone = () => `069999${String(Date.now() % 10_000).padStart(4, '0')}`

/** Checks that challenges are never repeated. */
async function drawsAnew(draw: () => Promise<{ challenge: string }>) {
  const [one, other] = [await draw(), await draw()]
  must(one.challenge !== other.challenge, 'the same challenge was sent twice')
}

/** Checks of additions that change anything, by function name; each check undoes its change. */
export const additions: ByCall<(bench: Bench) => Promise<void>> = {
  logout: async (bench) => {
    const token = await anotherSession(bench)
    await bench.read(logoutCall, { token, body: {} })
    await ended(bench, token)
  },
  endSession: async (bench) => {
    const token = await anotherSession(bench)
    const sessions = await bench.read(sessionsCall, { token })
    const current = sessions.filter((session) => session.current)
    must(current.length === 1, `${current.length} sessions are marked as the current one`)
    await bench.read(endSessionCall, { query: { uuid: current[0]?.uuid } })
    await ended(bench, token)
  },
  touchSession: async ({ read }) => {
    await read(touchSessionCall, { body: {} })
  },
  requestPasswordReset: async ({ read, member }) => {
    const { phone } = member().user
    const answers = [
      await read(requestPasswordResetCall, { body: { phone } }),
      await read(requestPasswordResetCall, { body: { phone: nobodysPhone() } }),
    ]
    const [known, unknown] = answers.map(
      ({ validSec, resendSec }) => `${validSec} s, again after ${resendSec} s`,
    )
    must(known === unknown, `a member’s phone can be distinguished from an unknown one: ${known}, ${unknown}`)
  },
  requestPhoneProof: async ({ read }) => {
    await read(requestPhoneProofCall, { body: { phone: nobodysPhone() } })
  },
  startFactor: async ({ read, member }) => {
    const { isOn } = await read(secondFactorCall)
    if (isOn) throw new NotJudged('the member has a second factor already')
    await read(confirmSessionCall, { body: { password: member().password } })
    const { secret, address } = await read(startFactorCall, { body: {} })
    must(
      new URL(address).searchParams.get('secret') === secret,
      'the address has another key than the answer',
    )
    const { isOn: isOnNow } = await read(secondFactorCall)
    must(!isOnNow, 'a second factor is active before its first code was confirmed')
  },
  startPasskey: async ({ read, member }) => {
    await read(confirmSessionCall, { body: { password: member().password } })
    await drawsAnew(() => read(startPasskeyCall, { body: {} }))
  },
  challengePasskey: ({ read }) => drawsAnew(() => read(challengePasskeyCall, { body: {} })),
  startPasskeyLogin: async ({ read }) => {
    const draw = () => read(startPasskeyLoginCall, { body: {} })
    await drawsAnew(draw)
    const { allowCredentials } = await draw()
    must(allowCredentials.length === 0, 'a visitor receives a member’s passkeys')
  },
  readNotices: async ({ read }) => {
    const { items } = await read(noticesCall)
    const [newest] = items
    if (!newest) throw new NotJudged('the member has no notice yet')
    const { unread } = await read(readNoticesCall, { body: { upTo: newest.createdAt } })
    must(unread === 0, `${unread} notices are unread after all were read`)
  },
  askClosing: askToClose,
  takeBackClosing: askToClose,
  chooseNotices: async ({ read }) => {
    const { muted } = await read(noticesCall)
    await read(chooseNoticesCall, { body: { muted: ['bonus'] } })
    const { items, muted: now } = await read(noticesCall)
    must(now.join() === 'bonus', 'a kind that was turned off is not listed as such')
    must(!items.some(({ kind }) => kind === 'bonus'), 'a kind that was turned off is still in the list')
    await read(chooseNoticesCall, { body: { muted } })
  },
  subscribePush: subscribe,
  unsubscribePush: subscribe,
  addFavourite: like,
  removeFavourite: like,
  takeBonus: choose,
  leaveBonus: choose,
}
