/** What may lie in a brand's folder, and what is wrong with it: the same rules for the build and for a browser. */
export { filledIn } from './filledIn.ts'
export { fontEndings, fontNames, missingFont } from './fontNames.ts'
export { markdownFault } from './markdown.ts'
export { nameAndEnding, pictureFault, pictureNames } from './pictures.ts'
export { type Catalogue, isWordFile, wordObjects } from './wordModules.ts'
export { readWords, wordFault, type Words } from './words.ts'
