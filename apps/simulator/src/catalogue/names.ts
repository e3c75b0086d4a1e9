export type Name = readonly [thai: string, english: string]

export const combine = (
  firsts: readonly Name[],
  seconds: readonly Name[],
  join: (a: string, b: string) => string,
) =>
  firsts.flatMap((first) =>
    seconds.map((second): Name => [join(first[0], second[0]), join(first[1], second[1])]),
  )

export const fill = (word: string, pattern: string) => pattern.replace('{}', word)

export const beside = (name: string, more: string) => `${name} ${more}`
