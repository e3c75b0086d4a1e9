import { useSyncExternalStore } from 'react'
import { language, type Language, subscribeWords } from './words.ts'

/** The language shown; renders anew when it changes. */
export const useLanguage = (): Language => useSyncExternalStore(subscribeWords, language, language)
