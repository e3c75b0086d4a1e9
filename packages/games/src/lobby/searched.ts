import { getSession } from '@member/api-client/session'
import { storedRecord } from '@member/api-client/stored'

const most = 5
const shortest = 2

const storedSearches = () =>
  storedRecord('localStorage', `games-searched:${getSession()?.user.uuid ?? ''}`, ({ words }) =>
    Array.isArray(words) ? { words: words.filter((one) => typeof one === 'string').slice(0, most) } : null,
  )

export const searchedLately = (): readonly string[] => storedSearches().read()?.words ?? []

export function storeSearched(typed: string): void {
  const words = typed.trim()
  if (words.length < shortest) return
  storedSearches().write({
    words: [words, ...searchedLately().filter((one) => one !== words)].slice(0, most),
  })
}

export const forgetSearched = () => void storedSearches().write(null)
