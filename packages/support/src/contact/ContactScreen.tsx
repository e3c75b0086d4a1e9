import { FormMessage, LineCard, Page } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { lineIdsAtom } from '../line/lineIds.ts'
import { t } from '../words.ts'
import { t as own } from './words.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

/** The two support Line accounts, for visitors and members alike (spec §1). */
export function ContactScreen({ helpLink }: { helpLink: string }) {
  const { main, backup } = useAtomValue(lineIdsAtom)
  return (
    <Page
      title={t.title}
      intro={own.intro}
      rail={
        <>
          <p>
            <Link to={helpLink} reloadDocument>
              {own.help}
            </Link>
          </p>
          <FormMessage tone="info">{own.safe}</FormMessage>
        </>
      }
    >
      <Two>
        <LineCard title={t.main} id={main} />
        <LineCard title={own.backup} id={backup} />
      </Two>
    </Page>
  )
}
