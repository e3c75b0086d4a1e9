type Login = { username: string; password: string }

/** Returns the text to hash as proof of work for a log-in. With a valid `proof`, the hash begins with zero bits. */
export const workText = ({ username, password }: Login, proof: string) =>
  `${username.trim()}\n${password}\n${proof}`

export const hasZeros = (hash: Uint8Array, bits: number): boolean =>
  Array.from(hash.subarray(0, 4)).reduce((head, byte) => head * 256 + byte, 0) < 2 ** (32 - bits)
