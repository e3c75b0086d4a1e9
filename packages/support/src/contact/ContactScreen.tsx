import { FormMessage, Icon, LineCard, Page } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { lineIdsAtom } from '../line/lineIds.ts'
import { t } from '../line/words.ts'
import { t as own } from './words.ts'

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  @media (min-width: 600px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Questions = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 56px;
  margin-bottom: 16px;
  padding: 8px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  color: var(--text);
  text-decoration: none;
  & > svg {
    flex: none;
    color: var(--brand-text);
  }
  & > svg:first-of-type {
    margin-right: 12px;
  }
  & > svg:last-of-type {
    margin-left: auto;
  }
`

export function ContactScreen({ helpLink }: { helpLink: string }) {
  const { main, backup } = useAtomValue(lineIdsAtom)
  return (
    <Page title={t.title} intro={own.intro} rail={<FormMessage tone="info">{own.safe}</FormMessage>}>
      {/* First, because help answers most questions at once. */}
      <Questions to={helpLink} reloadDocument>
        <Icon name="info" />
        {own.help}
        <Icon name="forward" size={20} />
      </Questions>
      <Two>
        <LineCard title={t.main} id={main} />
        <LineCard title={own.backup} id={backup} second />
      </Two>
    </Page>
  )
}
