/** Rules for a brand's folder, shared by the build and the browser. */
export { filledIn } from './filledIn.ts'
export { fontEndings, fontNames, missingFont } from './fontNames.ts'
export { markdownFault } from './markdown.ts'
export { nameAndEnding, pictureFault, pictureNames } from './pictures.ts'
export { textFile } from './textFile.ts'
export { readWords, type Texts, wordFault, type Words } from './words.ts'
