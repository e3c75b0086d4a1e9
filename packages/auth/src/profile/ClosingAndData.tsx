import { featureAtom } from '@member/api-client/setting'
import { Card, Icon, List, ListRow, Section } from '@member/ui'
import { useAtomValue } from 'jotai'
import { DataFile } from './DataFile.tsx'
import { t } from './words.ts'

export const ClosingAndData = () => {
  const hasData = useAtomValue(featureAtom('memberData'))
  return (
    <Section title={t.data}>
      <Card flush>
        <List>
          {hasData ? <DataFile /> : null}
          <ListRow to="?part=closing" icon={<Icon name="info" />} title={t.close} note={t.closeNote} />
        </List>
      </Card>
    </Section>
  )
}
