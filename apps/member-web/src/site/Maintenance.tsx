import { formatDateTime, LineCard, Page, SceneArt, Stack } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { th } from '../th.ts'
import { operationAtom } from './operationQuery.ts'
import { lineIdsAtom } from './settings.ts'

const Centred = styled(Stack)`
  justify-items: center;
  text-align: center;
`

const Muted = styled.p`
  color: var(--text-muted);
`

/** The website is closed for a while: why, until when, and whom to ask. It goes away by itself. */
export function Maintenance() {
  const { data } = useAtomValue(operationAtom)
  const { main } = useAtomValue(lineIdsAtom)
  return (
    <Page title={th.title.maintenance} narrow>
      <Centred>
        <SceneArt name="maintenance" />
        <p>{data?.message || th.maintenance.text}</p>
        {data?.until ? <strong>{th.maintenance.until(formatDateTime(data.until))}</strong> : null}
        <Muted>{th.maintenance.again}</Muted>
      </Centred>
      <LineCard title={th.contact.main} id={main} />
    </Page>
  )
}
