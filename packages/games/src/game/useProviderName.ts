import { categoryGamesKey, type CategoryGamesAnswer, queryClientAtom } from '@member/api-client'
import { useAtomValue } from 'jotai'

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
