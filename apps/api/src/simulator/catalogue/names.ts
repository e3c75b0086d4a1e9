/** A name in Thai and in English. */
export type Name = readonly [thai: string, english: string]

/** Every first with every second, put together by `join`. */
export const combine = (
  firsts: readonly Name[],
  seconds: readonly Name[],
  join: (a: string, b: string) => string,
) =>
  firsts.flatMap((first) =>
    seconds.map((second): Name => [join(first[0], second[0]), join(first[1], second[1])]),
  )

/** `pattern` with the word in the place of its braces. */
export const fill = (word: string, pattern: string) => pattern.replace('{}', word)

/** Words side by side: Thai and English both set a name and what is said of it apart. */
export const beside = (name: string, more: string) => `${name} ${more}`
