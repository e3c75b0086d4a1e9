import { fileURLToPath } from 'node:url'

const path = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url))

export const realAdapters = {
  BANK_ADAPTER: path('bank'),
  GAMES_ADAPTER: path('games'),
  BACK_OFFICE_ADAPTER: path('backOffice'),
}

export const realKeys = { IDENTITY_KEY: Buffer.alloc(32, 7).toString('base64') }
