import { EmptyArt, EmptyState } from '@member/ui'
import { th } from './th.ts'

/** Nothing within the period. */
export const NothingEarned = ({ title = th.bonus.empty }: { title?: string }) => (
  <EmptyState art={<EmptyArt name="history" />} title={title}>
    {th.bonus.emptyNext}
  </EmptyState>
)
