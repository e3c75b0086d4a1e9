export { legalText } from './legalText.ts'
export { type OwnFolder, ownFolder } from './ownFolder.ts'
