import { t } from './words.ts'
import type { LobbyFilter } from './lobbyFilter.ts'
import { Choice, Slide } from './lobbyStyle.ts'
import type { Named } from './namedSo.ts'

export const NamedChoice = ({
  label,
  named,
  onChoose,
}: {
  label: string
  named: Named[]
  onChoose: (part: Partial<LobbyFilter>) => void
}) =>
  named.length === 0 ? null : (
    <Slide role="group" aria-label={label}>
      {named.map((one) =>
        'category' in one ? (
          <Choice
            key={one.category}
            type="button"
            onClick={() => onChoose({ type: one.category, provider: undefined, show: 'all', q: '' })}
          >
            {t.search.category({ name: one.name })}
          </Choice>
        ) : (
          <Choice
            key={one.provider}
            type="button"
            onClick={() => onChoose({ type: 'all', provider: one.provider, show: 'all', q: '' })}
          >
            {t.search.provider({ name: one.name })}
          </Choice>
        ),
      )}
    </Slide>
  )
