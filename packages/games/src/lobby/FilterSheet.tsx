import type { Provider } from '@member/api-client'
import { featureAtom } from '@member/api-client/setting'
import { Button, copyText, Dialog, toast } from '@member/ui'
import styled from '@emotion/styled'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { t as games } from '../game/words.ts'
import { t } from './words.ts'
import { sorts, type LobbyFilter, type Sort } from './lobbyFilter.tsx'
import { Choice } from './lobbyStyle.ts'

const Group = styled.div`
  margin-bottom: 20px;
  & > h3 {
    margin-bottom: 8px;
    font-size: 1rem;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    margin: -4px;
  }
  /* Replaces the gap of a row. */
  && > div > button {
    margin: 4px;
  }
`

const share = async (title: string) => {
  try {
    if (typeof navigator.share === 'function') await navigator.share({ title, url: window.location.href })
    else if (await copyText(window.location.href)) void toast(t.lobby.shared)
  } catch {
    // The member closed the sheet.
  }
}

/** Dialog to choose sort order and provider, with a button that shares the page. */
export const FilterSheet = ({
  filter,
  title,
  providers,
  onChoose,
  onClose,
}: {
  filter: LobbyFilter
  title: string
  providers: Provider[]
  onChoose: (part: { provider?: string | undefined; sort?: Sort }) => void
  onClose: () => void
}) => {
  const id = useId()
  const gameSort = useAtomValue(featureAtom('gameSort'))
  const choose = (part: { provider?: string | undefined; sort?: Sort }) => {
    onChoose(part)
    onClose()
  }
  return (
    <Dialog
      title={t.lobby.filters}
      onClose={onClose}
      actions={
        <Button wide icon="share" onClick={() => void share(title)}>
          {t.lobby.share}
        </Button>
      }
    >
      {gameSort ? (
        <Group>
          <h3 id={`${id}s`}>{t.lobby.sort}</h3>
          <div role="group" aria-labelledby={`${id}s`}>
            {sorts.map((sort) => (
              <Choice
                key={sort}
                type="button"
                aria-pressed={sort === filter.sort}
                onClick={() => choose({ sort })}
              >
                {t.lobby.sorted[sort]}
              </Choice>
            ))}
          </div>
        </Group>
      ) : null}
      <Group>
        <h3 id={`${id}p`}>{t.lobby.providers}</h3>
        <div role="group" aria-labelledby={`${id}p`}>
          <Choice
            type="button"
            aria-pressed={!filter.provider}
            onClick={() => choose({ provider: undefined })}
          >
            {t.lobby.allProviders}
          </Choice>
          {providers.map(({ code, name, status }) => (
            <Choice
              key={code}
              type="button"
              aria-pressed={filter.provider === code}
              onClick={() => choose({ provider: code })}
            >
              {name}
              {status === 'MAINTENANCE' ? <small>{games.category.maintenance}</small> : null}
            </Choice>
          ))}
        </div>
      </Group>
    </Dialog>
  )
}
