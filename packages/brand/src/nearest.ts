/** Returns the one of `words` that a mistyped word probably means; undefined if none is similar. */
export function nearest(typed: string, words: string[]): string | undefined {
  // Longer than any word: nothing is similar, and the comparison would be slow.
  if (typed.length > 60) return undefined
  const said = typed.toLowerCase()
  const near = words
    .map((word) => ({ word, apart: steps(said, word.toLowerCase(), most(word)) }))
    .filter(({ word, apart }) => apart <= most(word))
  near.sort((one, other) => one.apart - other.apart)
  return near[0]?.word
}

const most = (word: string) => Math.max(1, Math.floor(word.length / 3))

/** Returns the edit distance; if that exceeds `limit`, any number above `limit`. */
function steps(from: string, to: string, limit: number) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  let least = Math.abs(from.length - to.length)
  for (let line = 0; line < from.length && least <= limit; line++) {
    const next = [line + 1]
    least = line + 1
    for (let column = 1; column <= to.length; column++) {
      const change = row[column - 1]! + (to[column - 1] === from[line] ? 0 : 1)
      const here = Math.min(change, row[column]! + 1, next[column - 1]! + 1)
      least = Math.min(least, here)
      next.push(here)
    }
    row = next
  }
  return least > limit ? least : row[to.length]!
}
