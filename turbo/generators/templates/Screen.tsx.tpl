import { queryAtom, settingQueryAtom, {{name}}Query } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Card, EmptyState, formatDateTime, List, ListRow, Loaded, Page } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'

const {{name}}Atom = queryAtom({{name}}Query)

export const {{pascalCase name}}Screen = ({ back }: { back: string }) => {
  const has = useAtomValue(featureAtom('{{name}}'))
  return (
    <Page narrow title={t.title} back={back}>
      <Loaded query={useAtomValue(settingQueryAtom)}>
        {() => (has ? <Rows /> : <EmptyState title={t.absent} />)}
      </Loaded>
    </Page>
  )
}

const Rows = () => (
  <Loaded query={useAtomValue({{name}}Atom)} empty={<EmptyState title={t.empty} />}>
    {(rows) => (
      <Card flush>
        <List>
          {rows.map(({ uuid, name, createdAt }) => (
            <ListRow key={uuid} title={name} note={formatDateTime(createdAt)} />
          ))}
        </List>
      </Card>
    )}
  </Loaded>
)
