/** Returns the ids of the text tables in a module's code, as written or as compiled in a package. */
export const tableIdsIn = (code: string): string[] =>
  [...code.matchAll(/\b(?:const|var) id = ["']([^"']+)["']/g)].flatMap(([, id]) => id ?? [])
