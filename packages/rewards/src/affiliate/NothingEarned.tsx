import { EmptyArt, EmptyState } from '@member/ui'
import { t } from './words.ts'

export const NothingEarned = ({ title = t.bonus.empty }: { title?: string }) => (
  <EmptyState art={<EmptyArt name="history" />} title={title}>
    {t.bonus.emptyNext}
  </EmptyState>
)
