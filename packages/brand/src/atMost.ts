const most = 20

/** So many sentences as can be read of one file, and how many more there would be, which are not even made. */
export const atMost = (faults: (() => string)[], file = '') => [
  ...faults.slice(0, most).map((fault) => fault()),
  ...(faults.length > most ? [`${file}there are ${faults.length - most} more faults like these.`] : []),
]
