import { tables } from './src/tables.ts'
import { showWords } from './src/showWords.ts'

showWords('th', tables.th)
