import { Page } from '@member/ui'
import type { NextLinks } from '../prize/NextSteps.tsx'
import { Points } from '../prize/Points.tsx'
import { CardGames } from './CardGames.tsx'
import { cardsTable, useEventName } from './cards.ts'
import { t } from './words.ts'

export const FlipCardScreen = ({ back, next }: { back: string; next: NextLinks }) => (
  <Page title={useEventName('FLIP_CARD') ?? t.title} back={back} action={<Points />}>
    <CardGames type="FLIP_CARD" table={cardsTable} back={back} next={next} />
  </Page>
)
