import { categoryGamesKey, type CategoryGamesAnswer, queryClientAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'

/** Returns a function that finds a provider's name by its code. */
export const useProviderName = () => {
  const client = useAtomValue(queryClientAtom)
  return (code: string) => {
    for (const [, seen] of client.getQueriesData<CategoryGamesAnswer>({ queryKey: categoryGamesKey })) {
      const provider = seen?.providers.find((one) => one.code === code)
      if (provider) return provider.name
    }
    return code
  }
}
