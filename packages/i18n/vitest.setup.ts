import { showWords } from './src/showWords.ts'
import { th } from './src/wordsFormats.ts'

showWords('th', { i18n: th })
