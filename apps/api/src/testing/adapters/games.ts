import type { Adapters } from '../../adapters/adapters.ts'

export const create: Adapters['GAMES_ADAPTER'] = () => ({
  moveIn: async () => ({ kind: 'refused' }),
  address: async () => ({ kind: 'refused' }),
  balance: async () => ({ kind: 'refused' }),
  cashOut: async () => ({ kind: 'never-came' }),
  rounds: async () => ({ kind: 'rounds', rounds: [] }),
  taken: async () => {},
})
