import { chosenScheme, showScheme } from '../scheme/scheme.ts'

// Inline in <head> of a brand with both schemes, so that no page flashes in the wrong one.

const choice = chosenScheme()
if (choice !== 'phone') showScheme(choice)
