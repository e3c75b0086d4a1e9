import { fromDecimal, isSigned, toDecimal, type GamesAdapter, type WalletAnswer } from '@member/api/adapter'
import { Hono } from 'hono'
import * as v from 'valibot'
import { ask } from '../ask.ts'

export { sandbox } from './sandbox.ts'

const Settings = v.object({ URL: v.string(), KEY: v.string(), SECRET: v.string() })
const Listed = v.object({
  games: v.array(
    v.object({
      gameCode: v.string(),
      name: v.string(),
      nameEn: v.string(),
      category: v.picklist(['sport', 'casino', 'fishing', 'card', 'lotto', 'slot']),
    }),
  ),
})
const Launched = v.object({ url: v.string(), expiresAt: v.string() })

const amount = v.pipe(v.string(), v.transform(fromDecimal), v.bigint())
const Called = v.variant('call', [
  v.object({ call: v.literal('balance'), session: v.string() }),
  v.object({ call: v.literal('bet'), session: v.string(), bet: v.string(), amount }),
  v.object({ call: v.literal('result'), session: v.string(), bet: v.string(), amount }),
  v.object({ call: v.literal('cancel'), session: v.string(), bet: v.string() }),
])

const Call = v.pipe(v.string(), v.parseJson(), Called)

const codes = {
  unknown: 'NO_SESSION',
  closed: 'SESSION_CLOSED',
  limit: 'LIMIT',
  'too-little': 'INSUFFICIENT_FUNDS',
  over: 'BET_OVER',
  different: 'CONFLICT',
  invalid: 'INVALID',
  'too-much': 'WIN_TOO_LARGE',
}
const toProvider = (answer: WalletAnswer) => ({
  code: answer.kind === 'done' ? 'OK' : codes[answer.reason],
  balance: toDecimal(answer.balance),
})

/** Adapter of a provider with a seamless wallet, which sends a signed call for each bet. */
export const create: GamesAdapter = ({ wallet, seamlessGames, operations }, settings) => {
  const { URL: url, KEY: key, SECRET: secret } = v.parse(Settings, settings)
  const provider = 'EXAMPLE'

  const take = (call: v.InferOutput<typeof Call>): Promise<WalletAnswer> => {
    const launchUuid = call.session
    if (call.call === 'balance') return wallet.balance(launchUuid)
    const bet = { provider, betId: call.bet, launchUuid }
    if (call.call === 'bet') return wallet.bet({ ...bet, stake: call.amount })
    if (call.call === 'result') return wallet.settle({ ...bet, win: call.amount })
    return wallet.rollback(bet)
  }
  const routes = new Hono().post('/wallet', async (context) => {
    const text = await context.req.text()
    if (!isSigned(text, context.req.header('X-Signature'), secret))
      return context.json({ code: 'SIGNATURE' }, 401)
    const call = v.safeParse(Call, text)
    if (!call.success) return context.json({ code: 'INVALID' }, 400)
    return context.json(toProvider(await take(call.output)))
  })

  const games = seamlessGames({
    async address(launchUuid) {
      const { status, body } = await ask(`${url}/sessions`, {
        key,
        method: 'POST',
        body: { session: launchUuid },
      })
      if (status !== 200) return { kind: 'refused' }
      const launched = v.parse(Launched, body)
      return { kind: 'address', url: launched.url, expiresAt: new Date(launched.expiresAt) }
    },
  })
  const catalogue = {
    name: 'example-catalogue',
    everyMs: 3_600_000,
    run: async () => {
      const { body } = await ask(`${url}/games`, { key })
      await operations.setCatalogue({ code: provider, name: 'Example Games', ...v.parse(Listed, body) })
    },
  }
  return { ...games, routes, jobs: [catalogue] }
}
