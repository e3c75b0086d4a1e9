import { sandbox as bankSandbox } from '../examples/bank/sandbox.ts'
import { sandbox as gamesSandbox } from '../examples/games/sandbox.ts'
import { sandbox as notifySandbox } from '../examples/notify/sandbox.ts'
import type { Settings } from '@member/api/adapter'
import type { Environment } from './builtServer.ts'

const settingsAs = (prefix: string, settings: Settings): Environment =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) =>
      value === undefined ? [] : [[prefix + name, value]],
    ),
  )

export async function startPartners() {
  const [bank, games, notify] = await Promise.all([bankSandbox(), gamesSandbox(), notifySandbox()])
  const environment: Environment = {
    BANK_ADAPTER: './adapters/bank.js',
    GAMES_ADAPTER: './adapters/games.js',
    NOTIFY_ADAPTER: './adapters/notify.js',
    ...settingsAs('BANK_', bank.settings),
    ...settingsAs('GAMES_', games.settings),
    ...settingsAs('NOTIFY_', notify.settings),
  }
  const stop = () => Promise.all([bank, games, notify].map((partner) => partner.stop()))
  return { bank, games, environment, stop }
}

export type Partners = Awaited<ReturnType<typeof startPartners>>
