import { FormMessage, LineCard, Page } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { lineIdsAtom } from '../site/site.ts'
import { th } from '../th.ts'
import { thContact } from '../support/thContact.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** The two support Line accounts, for visitors and members alike (spec §1). */
export function Contact() {
  const { main, backup } = useAtomValue(lineIdsAtom)
  return (
    <Page title={th.title.contact} intro={thContact.intro}>
      <Two>
        <LineCard title={thContact.main} id={main} />
        <LineCard title={thContact.backup} id={backup} />
      </Two>
      <FormMessage tone="info">{thContact.safe}</FormMessage>
    </Page>
  )
}
