import { GameCardSkeleton } from '../card/GameCard.tsx'
import { VisuallyHidden } from '@member/ui'
import { t } from '../game/words.ts'
import { Cards } from './GameRow.tsx'
import { useColumns } from './GameGrid.tsx'

export const LobbySkeleton = ({ rows = 4 }: { rows?: number }) => {
  const columns = useColumns()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t.card.loading}</VisuallyHidden>
      <Cards columns={columns} aria-hidden>
        {Array.from({ length: rows * columns }, (_, at) => (
          <GameCardSkeleton key={at} />
        ))}
      </Cards>
    </div>
  )
}
