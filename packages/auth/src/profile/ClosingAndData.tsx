import { getMemberData } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Card, Icon, LinkButton, List, ListRow, Row, saveFile, Section, Stack, toast } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { t } from './words.ts'

/** What is stored about the member, and how to close the account. */
export const ClosingAndData = ({
  withdrawLink,
  contactLink,
}: {
  withdrawLink: string
  contactLink: string
}) => {
  const hasData = useAtomValue(featureAtom('memberData'))
  return (
    <Section title={t.data}>
      <Card flush>
        <List>
          {hasData ? <DataFile /> : null}
          <ListRow icon={<Icon name="info" />} title={t.close} note={t.closeText}>
            <Stack>
              <p>{t.closeKept}</p>
              <Row>
                <LinkButton small to={withdrawLink}>
                  {t.withdraw}
                </LinkButton>
                <LinkButton small variant="quiet" to={contactLink}>
                  {t.contact}
                </LinkButton>
              </Row>
            </Stack>
          </ListRow>
        </List>
      </Card>
    </Section>
  )
}

const DataFile = () => {
  const [busy, setBusy] = useState(false)
  const save = async () => {
    if (busy) return
    setBusy(true)
    try {
      const { name, text } = await getMemberData()
      saveFile(new Blob([text], { type: 'application/json' }), name)
    } catch {
      void toast(t.dataFailed, 'bad')
    }
    setBusy(false)
  }
  return (
    <ListRow
      onClick={() => void save()}
      icon={<Icon name="download" />}
      title={t.dataFile}
      note={t.dataNote}
    />
  )
}
