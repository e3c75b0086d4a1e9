import type { AxiosAdapter } from 'axios'

export interface Connection {
  /** Where the server is; empty for the page's own origin. */
  baseUrl: string
  /** Of the running web app, for the `version` header. */
  version: string
  /** Of the page, for the `hostname` header. */
  hostname: string
  /** Answers in place of the network: tests and stories. */
  adapter?: AxiosAdapter | undefined
  /** Milliseconds before a read is tried again, where tests and stories do not wait as members do. */
  retryDelay?: number | undefined
}

/** Every call is given up after this long (spec §7). */
export const timeout = 60_000

let current: Connection = { baseUrl: '', version: '0', hostname: '' }

/** Says once, at start-up, where the server is and who is calling. */
export const connect = (change: Partial<Connection>): void => {
  current = { ...current, ...change }
}

export const connection = (): Readonly<Connection> => current
