import { catalogue, type CataloguedGame } from '../catalogue/catalogue.ts'
import { cataloguedProviders } from '../catalogue/providers.ts'

const open = new Set(cataloguedProviders.flatMap(({ code, status }) => (status === 'ACTIVE' ? [code] : [])))

export function playableGames(): [CataloguedGame, ...CataloguedGame[]] {
  const [first, ...others] = catalogue().filter(
    ({ isHot, status, provider }) => isHot && status === 'ACTIVE' && open.has(provider),
  )
  if (!first) throw new Error('the catalogue has no game that can be played')
  return [first, ...others]
}
