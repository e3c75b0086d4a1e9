import type { Brand } from '@member/brand'

const isLocal = (host: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/** Returns the brand with `api` in place of each of its game hosts on this machine. */
export const withLocalGames = (brand: Brand, api: string): Brand => ({
  ...brand,
  gameHosts: brand.gameHosts.map((host) => (isLocal(host) ? api : host)),
})
