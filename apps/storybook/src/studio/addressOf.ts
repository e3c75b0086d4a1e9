const addresses = new WeakMap<File, string>()

/** Returns the object URL of a chosen file; never revoked, because screens may still show it. */
export function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}
