export { documentTitle, ownWordsOf } from './documentTitle.ts'
export { initialFace, initialOf, initialSize, motifOf } from './mark.ts'
export { type LegalName, legalNames, textAddress, type TextName, textNames } from './legalNames.ts'
export {
  type Extra,
  extras,
  gameCategories,
  type GameCategory,
  languages,
  publicPages,
  type ShortcutName,
  shortcutNames,
} from './places.ts'
export {
  type Brand,
  brandAtom,
  type BrandPicture,
  changePageBrand,
  configurationsAtom,
  picturesAtom,
} from './pageBrand.ts'
export { pictureAddress } from './pictureAddress.ts'
export { schemeMark } from './schemeMark.ts'
