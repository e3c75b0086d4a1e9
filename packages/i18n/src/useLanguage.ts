import { useSyncExternalStore } from 'react'
import { language, type Language, subscribeWords } from './words.ts'

export const useLanguage = (): Language => useSyncExternalStore(subscribeWords, language, language)
