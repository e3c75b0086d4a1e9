import { lazyPart } from '@member/ui/lazy'

/** Paying in over a game: its code comes with the press. */
export const depositSheet = lazyPart(
  async () => (await import('./DepositOverGame.tsx')).DepositOverGame,
).Component
