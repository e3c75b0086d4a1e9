import { Card, EmptyState, EventArt, LinkButton, Loaded, Page, Section, Skeleton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { GameAndPrizes } from '../play/PlaysLeft.tsx'
import type { NextLinks } from '../prize/NextSteps.tsx'
import { Points } from '../prize/Points.tsx'
import { PrizeChances } from '../prize/PrizeChances.tsx'
import { PrizeLog } from '../prize/PrizeLog.tsx'
import { t } from './words.ts'
import { landedAtom, spinWheelAtom, wheelAtom, wheelLogAtom } from './wheel.ts'
import { WheelGame } from './WheelGame.tsx'

const bones = (
  <GameAndPrizes>
    <Skeleton height={540} />
    <Skeleton height={540} />
  </GameAndPrizes>
)

export const WheelScreen = ({ back, next }: { back: string; next: NextLinks }) => {
  const query = useAtomValue(wheelAtom)
  return (
    <Page title={query.data?.name ?? t.title} back={back} action={<Points />}>
      <Loaded
        query={query}
        skeleton={bones}
        empty={
          <Card>
            <EmptyState
              art={<EventArt name="wheel" />}
              title={t.closed}
              action={<LinkButton to={back}>{t.toEvents}</LinkButton>}
            >
              {t.closedNext}
            </EmptyState>
          </Card>
        }
      >
        {(wheel) =>
          wheel && (
            <>
              <GameAndPrizes>
                <WheelGame wheel={wheel} next={next} back={back} />
                <PrizeChances prizes={wheel.segments} />
              </GameAndPrizes>
              <WheelLogs />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

const WheelLogs = () => {
  const command = useAtomValue(spinWheelAtom)
  const landed = useAtomValue(landedAtom)
  const drawn = command.status === 'done' ? command.answer.log.uuid : undefined
  // The result is hidden until the wheel has stopped.
  const unlanded = drawn === landed ? undefined : drawn
  return (
    <Section title={t.log}>
      <Card flush>
        <PrizeLog query={useAtomValue(wheelLogAtom)} art="wheel" isHidden={({ uuid }) => uuid === unlanded} />
      </Card>
    </Section>
  )
}
