export { forgetCopies } from '../storedCommand.ts'
