export { legalText } from './legalText.ts'
export { noOwnFolder, type OwnFolder, ownFolder } from './ownFolder.ts'
export { pictureNames } from './pictures.ts'
