import styled from '@emotion/styled'
import type { LedgerEntry } from '@member/api-client'
import { formatDateTime, formatTime, ListRow, OwnMoney } from '@member/ui'
import { useState } from 'react'
import { Link } from 'react-router'
import { EntryAmount, EntryMark, nameOf } from './entryFace.tsx'
import { t } from './words.ts'

const Parts = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Part = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  padding: 6px 0;
  border-top: 1px solid var(--border);
  color: inherit;
  text-decoration: none;
  & > span:first-of-type {
    margin-right: 12px;
  }
  & > span:last-of-type {
    margin-left: auto;
  }
  & small {
    display: block;
    color: var(--text-muted);
    font-size: 0.875rem;
  }
`

interface RoundRowProps {
  entry: LedgerEntry
  parts: readonly LedgerEntry[]
  result: number
  linkOf: (id: string) => string
}

/** Row for a finished game with its result; a press lists the transfers into and out of the game. */
export const RoundRow = ({ entry, parts, result, linkOf }: RoundRowProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <ListRow
      onClick={() => setOpen(!isOpen)}
      isOpen={isOpen}
      icon={<EntryMark entry={{ ...entry, amount: result }} />}
      title={nameOf(entry)}
      note={
        <>
          {result === 0 ? t.even : t.round} ·{' '}
          <time dateTime={entry.createdAt}>{formatTime(entry.createdAt)}</time>
        </>
      }
      value={<OwnMoney baht={result} tone={result > 0 ? 'in' : 'plain'} sign={result !== 0} />}
    >
      {isOpen ? (
        <Parts>
          {parts.map((part) => (
            <li key={part.id}>
              <Part to={linkOf(part.id)}>
                <span>
                  {t.kind[part.kind]}
                  <small>
                    <time dateTime={part.createdAt}>{formatDateTime(part.createdAt)}</time>
                  </small>
                </span>
                <span>
                  <EntryAmount entry={part} />
                </span>
              </Part>
            </li>
          ))}
        </Parts>
      ) : null}
    </ListRow>
  )
}
