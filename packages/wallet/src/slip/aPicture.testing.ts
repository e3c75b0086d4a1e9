const start = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  heic: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const

/** Returns a file that begins like a picture of `kind` but cannot be decoded. */
export const aPicture = (kind: keyof typeof start = 'jpeg', bytes = 2000, name = 'slip.jpg') => {
  const content = new Uint8Array(bytes)
  content.set(start[kind])
  return new File([content], name, { type: `image/${kind}` })
}
