import { featureAtom } from '@member/api-client/setting'
import { Card, Icon, List, ListRow, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

/** What else keeps an account safe. */
export const Advice = ({ devicesLink }: { devicesLink: string }) => {
  const hasSessions = useAtomValue(featureAtom('sessions'))
  return (
    <Section title={t.advice.title}>
      <Card flush>
        <List>
          <ListRow icon={<Icon name="lock" />} title={t.advice.own} note={t.advice.ownWhy} />
          <ListRow icon={<Icon name="shield" />} title={t.advice.secret} />
          {hasSessions ? (
            <ListRow to={devicesLink} icon={<Icon name="device" />} title={t.advice.devices} />
          ) : null}
        </List>
      </Card>
    </Section>
  )
}
