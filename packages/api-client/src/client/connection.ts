import type { AxiosAdapter } from 'axios'

export interface Connection {
  /** Base URL of the server; empty for the page's own origin. */
  baseUrl: string
  version: string
  hostname: string
  /** Loads code on demand, with the app's timeout and retries; by default without either. */
  loadPart: <Part>(load: () => Promise<Part>) => Promise<Part>
  /** Replaces the network in tests and stories. */
  adapter?: AxiosAdapter | undefined
  /** Wait (ms) before a read is retried; shorter in tests and stories. */
  retryDelay?: number | undefined
}

/** Timeout of every call (ms, specification §7). */
export const timeout = 60_000

let current: Connection = { baseUrl: '', version: '0', hostname: '', loadPart: (load) => load() }

export const connect = (change: Partial<Connection>): void => {
  current = { ...current, ...change }
}

export const connection = (): Readonly<Connection> => current
