/**
 * Returns the id of the text table that a module's code reads with `words`, as written or as compiled.
 * A table that is read with `loadedWords` is not needed at first, and so not listed.
 */
export const tableIdsIn = (code: string): string[] =>
  /\bwords(?:<[^(]*>)?\(id\)/.test(code)
    ? [...code.matchAll(/\b(?:const|var) id = ["']([^"']+)["']/g)].flatMap(([, id]) => id ?? [])
    : []
