import { FormMessage, Icon, LineCard, Page, tablet } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { Link } from 'react-router'
import { lineIdsAtom } from '../line/lineIds.ts'
import { t } from '../line/words.ts'
import { t as own } from './words.ts'

// One column on a phone. On wider screens two of equal weight: help and caution above the two accounts, side by side.
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-gap: 16px;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Questions = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding: 8px 16px;
  border: 1px solid var(--card-edge);
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
  border: 1px solid var(--card-edge);
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
  ${tablet} {
    grid-column: 1 / -1;
    & > ul {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      /* Below the second account, as a column of its own. */
      grid-column-gap: 36px;
    }
  }
`

// As high as the link beside it, its words on the same line.
const Safe = styled.div`
  &,
  & > div {
    display: grid;
  }
  & > div > div {
    align-items: center;
  }
  ${tablet} {
    grid-area: 1 / 2;
  }
`

export function ContactScreen({ helpLink }: { helpLink: string }) {
  const { main, backup } = useAtomValue(lineIdsAtom)
  return (
    <Page title={t.title} intro={own.intro}>
      <Grid>
        {/* First, because help answers most questions at once. */}
        <Questions to={helpLink} reloadDocument>
          <Icon name="info" />
          {own.help}
          <Icon name="forward" size={20} />
        </Questions>
        <LineCard title={t.main} id={main} isWide />
        <LineCard title={own.backup} id={backup} second isWide />
        <Ready>
          <h2>{own.ready}</h2>
          <ul>
            {own.readyItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Ready>
        <Safe>
          <FormMessage tone="info">{own.safe}</FormMessage>
        </Safe>
      </Grid>
    </Page>
  )
}
