import { gamesQuery, queryAtom } from '@member/api-client'
import styled from '@emotion/styled'
import { Icon } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { nameOf } from '../game/game.ts'
import { t } from './words.ts'
import { Choice } from './lobbyStyle.ts'
import { forgetSearched, searchedLately } from './gamePages.ts'

const few = 6
const popularAtom = queryAtom(() => gamesQuery({ gameType: 'hot', page: 1, limit: 12 }))

const Panel = styled.div`
  position: absolute;
  z-index: 20;
  top: 100%;
  right: 0;
  left: 0;
  margin-top: 8px;
  padding: 12px 16px 16px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-l);
  background: var(--surface-2);
  color: var(--text);
  box-shadow: 0 16px 32px -12px var(--shadow);
  /* Below the whole title row on a phone: the input alone is narrow. */
  @media (max-width: 719px) {
    right: 16px;
    left: 16px;
    margin-top: 2px;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  font-size: 0.9375rem;
  font-weight: 600;
  & > button {
    min-height: 44px;
    padding: 0 8px;
    border: 0;
    background: none;
    color: var(--brand-text);
    font-size: 0.875rem;
    cursor: pointer;
  }
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin: -4px;
  && > button {
    max-width: 100%;
    margin: 4px;
    overflow: hidden;
    white-space: normal;
    text-align: left;
  }
`

export const Suggestions = ({ onChoose }: { onChoose: (words: string) => void }) => {
  const [lately, setLately] = useState(searchedLately)
  const { data } = useAtomValue(popularAtom)
  const popular = data?.items.slice(0, few).map(nameOf) ?? []
  if (lately.length === 0 && popular.length === 0) return null
  const row = (words: readonly string[], icon: 'history' | 'trophy') => (
    <Words>
      {words.map((word) => (
        <Choice key={word} type="button" onClick={() => onChoose(word)}>
          <Icon name={icon} size={18} />
          {word}
        </Choice>
      ))}
    </Words>
  )
  return (
    // A press keeps the focus in the input, so that the suggestions stay until the press ends.
    <Panel role="group" aria-label={t.search.suggestions} onMouseDown={(event) => event.preventDefault()}>
      {lately.length > 0 ? (
        <>
          <Head>
            <span>{t.search.lately}</span>
            <button
              type="button"
              aria-label={t.search.forgetAll}
              onClick={() => {
                forgetSearched()
                setLately([])
              }}
            >
              {t.search.forget}
            </button>
          </Head>
          {row(lately, 'history')}
        </>
      ) : null}
      {popular.length > 0 ? (
        <>
          <Head>
            <span>{t.search.popular}</span>
          </Head>
          {row(popular, 'trophy')}
        </>
      ) : null}
    </Panel>
  )
}
