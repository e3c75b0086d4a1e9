type Login = { username: string; password: string }

/** Text hashed as proof of work for a log-in; with a valid `proof`, the hash has leading zero bits. */
export const workText = ({ username, password }: Login, proof: string) =>
  `${username.trim()}\n${password}\n${proof}`

export const hasZeros = (hash: Uint8Array, bits: number): boolean =>
  Array.from(hash.subarray(0, 4)).reduce((head, byte) => head * 256 + byte, 0) < 2 ** (32 - bits)
