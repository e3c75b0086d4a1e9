import { expect, test } from 'vitest'
import { linter } from './linter.ts'

const broken = linter('motion.js', 'one.ts', ['motion/cheap-only'])

test.each([
  'export const open = keyframes`from { height: 0; }`',
  'export const open = keyframes`0%, 50% { opacity: 1; } to { opacity: 0; box-shadow: none; }`',
  'export const all = css`@keyframes open { from { margin-top: ${4}px; } } a { color: red; }`',
  'export const Box = styled.div`transition: opacity 0.2s, box-shadow 0.2s;`',
  'export const Box = styled(Panel)`transition: all 0.2s cubic-bezier(0.2, 0.9, 0.3, 1);`',
  'export const Box = styled.div`\n  & > span { transition-property: filter }`',
  'row.animate({ maxHeight: 0 }, timing)',
  'row.animate([{ opacity: 0 }, { marginTop: 0 }], timing)',
])('the lint finds what a cheap phone cannot draw at 60 frames in: %s', (text) => {
  expect(broken(text)).toEqual(['cheap-only'])
})

test.each([
  'export const rise = keyframes`from { opacity: 0; transform: translateY(${4}px); }`',
  'export const Box = styled.div`height: 8px; transition: transform ${time}ms cubic-bezier(0.3, 0.8, 0.3, 1), opacity 0.2s;`',
  'export const Box = styled.div`@media (hover: none) { transition: none; } box-shadow: none;`',
  'export const all = css`@keyframes open { from { opacity: 0; } } a { margin-top: 4px; }`',
  'row.animate([{ opacity: 0, easing: "linear" }, { opacity: 1 }], timing)',
])('and nothing in: %s', (text) => {
  expect(broken(text)).toEqual([])
})
