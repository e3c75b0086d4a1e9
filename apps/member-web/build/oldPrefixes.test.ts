import { expect, test } from 'vitest'
import { withoutOldPrefixes } from './oldPrefixes.ts'

test.each([
  [
    '.a{display:-webkit-box;display:-webkit-flex;display:-ms-flexbox;display:flex;color:red;}',
    '.a{display:flex;color:red;}',
  ],
  [
    '.a{-webkit-align-items:center;-webkit-box-align:center;-ms-flex-align:center;align-items:center;}',
    '.a{align-items:center;}',
  ],
  ['.a{color:red;-webkit-flex:1;-ms-flex:1;flex:1;}', '.a{color:red;flex:1;}'],
  ['.a{-webkit-transition:color 1s;transition:color 1s;}', '.a{transition:color 1s;}'],
])('what every browser reads plainly is said once: %s', (styles, trimmed) => {
  expect(withoutOldPrefixes(styles)).toBe(trimmed)
})

test.each([
  '.a{position:-webkit-sticky;position:sticky;}',
  '.a{-webkit-appearance:none;-moz-appearance:none;appearance:none;}',
  '.a{-webkit-user-select:none;user-select:none;}',
  '.a{-webkit-backdrop-filter:blur(2px);backdrop-filter:blur(2px);}',
  '.a{-webkit-text-size-adjust:100%;text-size-adjust:100%;}',
  '.a::-webkit-scrollbar{display:none;}',
  '.a{-webkit-overflow-scrolling:touch;-webkit-tap-highlight-color:transparent;}',
])('what some browser knows by its prefix alone stays: %s', (styles) => {
  expect(withoutOldPrefixes(styles)).toBe(styles)
})
