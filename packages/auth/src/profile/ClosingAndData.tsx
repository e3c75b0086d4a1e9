import { featureAtom } from '@member/api-client/setting'
import { Icon, List, ListRow, Section, FormMessage, handOver, NameIn } from '@member/ui'
import { useAtomValue } from 'jotai'
import { t } from './words.ts'
import { ApiError, getMemberData, isChallenge } from '@member/api-client'
import { useState } from 'react'

type Asked = { state: 'idle' | 'busy' | 'failed' } | { state: 'ready'; name: string }

const DataFile = () => {
  const [asked, setAsked] = useState<Asked>({ state: 'idle' })
  const save = async () => {
    if (asked.state === 'busy') return
    setAsked({ state: 'busy' })
    try {
      const { name, text } = await getMemberData()
      const isHere = await handOver(new Blob([text], { type: 'application/json' }), name)
      setAsked(isHere ? { state: 'ready', name } : { state: 'idle' })
    } catch (error) {
      // Closing the password dialog cancels the request.
      setAsked({ state: error instanceof ApiError && isChallenge(error) ? 'idle' : 'failed' })
    }
  }
  return (
    <ListRow
      onClick={() => void save()}
      icon={<Icon name="download" />}
      title={t.dataFile}
      note={asked.state === 'busy' ? t.dataBusy : t.dataNote}
    >
      {asked.state === 'idle' ? null : (
        <FormMessage tone={asked.state === 'failed' ? 'bad' : 'ok'}>
          {asked.state === 'ready' ? (
            <NameIn text={t.dataReady({ name: asked.name })} name={asked.name} />
          ) : asked.state === 'failed' ? (
            t.dataFailed
          ) : null}
        </FormMessage>
      )}
    </ListRow>
  )
}

export const ClosingAndData = () => {
  const hasData = useAtomValue(featureAtom('memberData'))
  return (
    <Section title={t.data} card="flush">
      <List>
        {hasData ? <DataFile /> : null}
        <ListRow to="?part=closing" icon={<Icon name="info" />} title={t.close} note={t.closeNote} />
      </List>
    </Section>
  )
}
