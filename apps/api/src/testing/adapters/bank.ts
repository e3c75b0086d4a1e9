import type { Adapters } from '../../adapters/adapters.ts'

export const create: Adapters['BANK_ADAPTER'] = () => ({
  accountName: async () => ({ kind: 'not-found' }),
  transfer: async () => ({ kind: 'not-found' }),
  feed: async () => ({ kind: 'lines', lines: [] }),
  taken: async () => {},
})
