import {
  Card,
  Columns,
  EmptyState,
  EventArt,
  LinkButton,
  Loaded,
  Page,
  Section,
  Skeleton,
  Stack,
} from '@member/ui'
import { useAtomValue } from 'jotai'
import type { NextLinks } from '../prize/NextSteps.tsx'
import { Points } from '../prize/Points.tsx'
import { PrizeChances } from '../prize/PrizeChances.tsx'
import { PrizeLog } from '../prize/PrizeLog.tsx'
import { t as words } from '../prize/words.ts'
import { t } from './words.ts'
import { landedAtom, spinWheelAtom, wheelAtom, wheelLogAtom } from './wheel.ts'
import { WheelGame } from './WheelGame.tsx'

const bones = (
  <Stack space={5}>
    <Skeleton height={340} />
    <Skeleton height={94} />
    <Skeleton height={48} />
  </Stack>
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
              <Columns
                main={<WheelGame wheel={wheel} next={next} back={back} />}
                side={
                  <Section title={words.all}>
                    <PrizeChances prizes={wheel.segments} />
                  </Section>
                }
              />
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
        <PrizeLog query={useAtomValue(wheelLogAtom)} art="wheel" first={8} hidden={unlanded} />
      </Card>
    </Section>
  )
}
