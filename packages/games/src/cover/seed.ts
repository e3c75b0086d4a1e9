export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // Mixed again: codes that differ in the last digit only must not look alike.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}

/** Returns a whole number from 0 to `below` - 1, derived from `seed`. */
export const part = (seed: number, turn: number, below: number): number =>
  (Math.imul(seed ^ (turn * 0x9e3779b1), 0x85ebca6b) >>> 8) % below
