import type { Brand } from '@member/brand'

const isLocal = (host: string) => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

/** Returns the brand with the addresses of its simulated games changed to those of the running server. */
export const withLocalGames = (brand: Brand, api: string): Brand => ({
  ...brand,
  gameHosts: brand.gameHosts.map((host) => (isLocal(host) ? api : host)),
})
