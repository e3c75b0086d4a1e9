/** Returns a copy sorted by `of`, highest first; Safari 12 lacks toSorted. */
export const greatestFirst = <Item>(items: Item[], of: (item: Item) => number): Item[] =>
  // oxlint-disable-next-line unicorn/no-array-sort -- of a list of its own
  [...items].sort((a, b) => of(b) - of(a))
