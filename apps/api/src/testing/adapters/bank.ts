import type { Adapters } from '../../adapters/adapters.ts'

/** A bank that knows nobody, as an operator's module of it would be written. */
export const create: Adapters['BANK_ADAPTER'] = () => ({
  accountName: async () => ({ kind: 'not-found' }),
  transfer: async () => ({ kind: 'not-found' }),
  feed: async () => ({ kind: 'lines', lines: [] }),
  taken: async () => {},
})
