import { lazyPart } from '@member/ui/lazy'

/** Deposit sheet over a game, loaded when pressed. */
export const depositSheet = lazyPart(
  async () => (await import('./DepositOverGame.tsx')).DepositOverGame,
).Component
