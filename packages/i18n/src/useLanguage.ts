import { useSyncExternalStore } from 'react'
import type { Language } from './languages.ts'
import { language, subscribeWords } from './words.ts'

export const useLanguage = (): Language => useSyncExternalStore(subscribeWords, language, language)
