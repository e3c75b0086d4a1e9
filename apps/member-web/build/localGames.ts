import type { Brand } from '@member/brand'

const isLocal = (host: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/** The brand with its simulated games where the server runs, whatever port its file names. */
export const withLocalGames = (brand: Brand, api: string): Brand => ({
  ...brand,
  gameHosts: brand.gameHosts.map((host) => (isLocal(host) ? api : host)),
})
