import { beforeEach } from 'vitest'
import { forgetCopies } from '../storedCommand.ts'

// Each test begins on a page that was just opened.
beforeEach(forgetCopies)
