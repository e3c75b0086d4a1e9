import type { AxiosAdapter } from 'axios'

export interface Connection {
  /** Server's base URL; empty for the page's own origin. */
  baseUrl: string
  /** Version of the running web app, for the `version` header. */
  version: string
  /** Host of the page, for the `hostname` header. */
  hostname: string
  /** Loads what comes when it is needed, with the app's limits of time and attempts; by itself it is loaded once. */
  loadPart: <Part>(load: () => Promise<Part>) => Promise<Part>
  /** Answers in place of the network: tests and stories. */
  adapter?: AxiosAdapter | undefined
  /** Milliseconds before a read is tried again, where tests and stories do not wait as members do. */
  retryDelay?: number | undefined
}

/** Every call is given up after this long (spec §7). */
export const timeout = 60_000

let current: Connection = { baseUrl: '', version: '0', hostname: '', loadPart: (load) => load() }

/** Says once, at start-up, where the server is and who is calling. */
export const connect = (change: Partial<Connection>): void => {
  current = { ...current, ...change }
}

export const connection = (): Readonly<Connection> => current
