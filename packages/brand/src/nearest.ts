/** The word a mistyped one was meant to be, if one of `words` is close enough. */
export function nearest(typed: string, words: string[]): string | undefined {
  // Longer than any word is: nothing is near, and it would take long to know.
  if (typed.length > 60) return undefined
  const near = words
    .map((word) => ({ word, apart: steps(typed.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, apart }) => apart <= Math.max(1, Math.floor(word.length / 3)))
  near.sort((one, other) => one.apart - other.apart)
  return near[0]?.word
}

function steps(from: string, to: string) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let line = 0; line < from.length; line++) {
    const next = [line + 1]
    for (let column = 1; column <= to.length; column++) {
      const change = row[column - 1]! + (to[column - 1] === from[line] ? 0 : 1)
      next.push(Math.min(change, row[column]! + 1, next[column - 1]! + 1))
    }
    row = next
  }
  return row[to.length]!
}
