import { fromDecimal, signatureOf, toDecimal, type GamesSandbox } from '@member/api/adapter'
import * as v from 'valibot'
import { startPartner } from '../partner.ts'

const settings = { KEY: 'a-key-of-the-provider', SECRET: 'a-secret-of-the-provider' }
const games = [{ gameCode: 'G-1', name: 'มังกรทอง', nameEn: 'Golden Dragon', category: 'slot' }]
const Session = v.object({ session: v.string() })
const Answer = v.object({ code: v.string(), balance: v.optional(v.string()) })
const calls = { balance: 'balance', bet: 'bet', settle: 'result', rollback: 'cancel' } as const

export async function sandbox(): Promise<GamesSandbox> {
  const { url, behave, stop } = await startPartner(({ path, body, headers }) => {
    if (headers.authorization !== `Bearer ${settings.KEY}`) return { status: 401 }
    if (path === '/games') return { status: 200, body: { games } }
    const { session } = v.parse(Session, body)
    const expiresAt = new Date(Date.now() + 120_000).toISOString()
    return { status: 200, body: { url: `${url}/play#${session}`, expiresAt } }
  })
  return {
    kind: 'games',
    settings: { ...settings, URL: url },
    behave,
    stop,
    async call(send, { does, launchUuid, betId, amount = 0n, isForged = false }) {
      const call = { call: calls[does], session: launchUuid, bet: betId, amount: toDecimal(amount) }
      const body = JSON.stringify(call)
      const headers = { 'X-Signature': signatureOf(body, isForged ? 'another secret' : settings.SECRET) }
      const response = await send(
        new Request('http://server/adapters/games/wallet', { method: 'POST', headers, body }),
      )
      const { code, balance } = v.parse(Answer, await response.json())
      const satang = balance === undefined ? undefined : fromDecimal(balance)
      return { isDone: code === 'OK', ...(satang !== undefined && { balance: satang }) }
    },
  }
}
