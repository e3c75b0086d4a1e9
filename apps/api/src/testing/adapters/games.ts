import type { Adapters } from '../../adapters/adapters.ts'

/** A provider that is closed, as an operator's module of it would be written. */
export const create: Adapters['GAMES_ADAPTER'] = () => ({
  moveIn: async () => ({ kind: 'refused' }),
  address: async () => ({ kind: 'refused' }),
  balance: async () => ({ kind: 'refused' }),
  cashOut: async () => ({ kind: 'never-came' }),
  rounds: async () => ({ kind: 'rounds', rounds: [] }),
  taken: async () => {},
})
