import { createElement, Fragment } from 'react'

/** A sentence of a docstring, in which backquotes mark code. */
export const Prose = ({ text }: { text: string }) => {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? createElement('code', null, part) : part))
  return createElement(Fragment, null, ...parts)
}
