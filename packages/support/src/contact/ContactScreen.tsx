import { desktop, FormMessage, Icon, LineCard, Page } from '@member/ui'
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
  @media (min-width: 600px) and (max-width: 959px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Questions = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 56px;
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

const Ready = styled.section`
  padding: 16px 20px;
  border: 1px solid var(--border);
  border-radius: var(--radius-m);
  background: var(--surface-1);
  & > h2 {
    margin-bottom: 8px;
    font-size: 1.0625rem;
  }
  & > ul {
    padding-left: 20px;
    list-style: disc;
  }
`

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
`

const OnPhone = styled.div`
  ${desktop} {
    display: none;
  }
`

const OnDesktop = styled.div`
  display: none;
  ${desktop} {
    display: block;
  }
`

export function ContactScreen({ helpLink }: { helpLink: string }) {
  const { main, backup } = useAtomValue(lineIdsAtom)
  const questions = (
    <Questions to={helpLink} reloadDocument>
      <Icon name="info" />
      {own.help}
      <Icon name="forward" size={20} />
    </Questions>
  )
  return (
    <Page
      title={t.title}
      intro={own.intro}
      rail={
        <Beside>
          <OnDesktop>{questions}</OnDesktop>
          <Ready>
            <h2>{own.ready}</h2>
            <ul>
              {own.readyItems.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Ready>
          <FormMessage tone="info">{own.safe}</FormMessage>
        </Beside>
      }
    >
      {/* First, because help answers most questions at once. */}
      <OnPhone>{questions}</OnPhone>
      <Two>
        <LineCard title={t.main} id={main} isWide />
        <LineCard title={own.backup} id={backup} second isWide />
      </Two>
    </Page>
  )
}
