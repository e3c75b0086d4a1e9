import { fileURLToPath } from 'node:url'

const path = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

/** The environment of a server that simulates nothing. */
export const realAdapters = {
  BANK_ADAPTER: path('bank'),
  GAMES_ADAPTER: path('games'),
  DESK_ADAPTER: path('desk'),
}

/** The rest of what it must be given. */
export const realKeys = { IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64') }
