import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as brand from './brand.ts'
import * as faults from './faults.ts'
import * as file from './brandOf.ts'
import * as checks from './own/checks.ts'
import * as own from './own/own.ts'
import * as palette from './palette.ts'
import * as read from './read/read.ts'

test('the package has these entry points, and no others', () => {
  const { exports }: { exports: object } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  )
  expect(Object.keys(exports)).toEqual([
    '.',
    './read',
    './own',
    './own/checks',
    './own/fonts',
    './faults',
    './command',
    './file',
    './in-language',
    './palette',
    './testing',
  ])
  expect(new Set(Object.keys(brand))).toEqual(
    new Set([
      'brandAtom',
      'changePageBrand',
      'configurationsAtom',
      'documentTitle',
      'extras',
      'gameCategories',
      'initialOf',
      'initialSize',
      'languages',
      'legalNames',
      'motifOf',
      'ownWordsOf',
      'pictureAddress',
      'picturesAtom',
      'publicPages',
      'schemeMark',
      'shortcutNames',
      'textAddress',
      'textNames',
    ]),
  )
  expect(new Set(Object.keys(read))).toEqual(new Set(['readBrand', 'readBrands']))
  expect(new Set(Object.keys(own))).toEqual(
    new Set([
      'drawing',
      'fontCharacters',
      'fontNames',
      'legalText',
      'lookAtPictures',
      'noOwnFolder',
      'ownFolder',
      'pictureNames',
    ]),
  )
  expect(new Set(Object.keys(checks))).toEqual(
    new Set([
      'filledIn',
      'fontEndings',
      'fontNames',
      'markdownFault',
      'missingFont',
      'nameAndEnding',
      'pictureFault',
      'pictureNames',
      'readWords',
      'textFile',
      'wordFault',
    ]),
  )
  expect(new Set(Object.keys(faults))).toEqual(new Set(['faultsOf']))
  expect(Object.keys(file)).toEqual(['brandOf'])
  expect(new Set(Object.keys(palette))).toEqual(
    new Set(['contrasts', 'movedColour', 'palette', 'schemesOf', 'tokensCss']),
  )
})
