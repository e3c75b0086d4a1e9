import type { Provider } from '@member/api-client'
import { th } from '../th.ts'
import { Choice, Slide } from './lobbyStyle.ts'

/** Whose games: everyone's or one provider's. */
export const ProviderChoice = ({
  providers,
  chosen,
  onChoose,
}: {
  providers: Provider[]
  chosen: string | undefined
  onChoose: (code: string | undefined) => void
}) => (
  <Slide role="group" aria-label={th.lobby.providers}>
    <Choice type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
      {th.lobby.allProviders}
    </Choice>
    {providers.map(({ code, name, status }) => (
      <Choice key={code} type="button" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
        {name}
        {status === 'MAINTENANCE' ? <small>{th.category.maintenance}</small> : null}
      </Choice>
    ))}
  </Slide>
)
