import { lazyPart } from '@member/ui/lazy'

export const depositSheet = lazyPart(
  async () => (await import('./DepositOverGame.tsx')).DepositOverGame,
).Component
