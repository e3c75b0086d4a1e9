const addresses = new WeakMap<File, string>()

/** The address of a file that was chosen; it stays until the page is left, for the screens may still show it. */
export function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file)
  addresses.set(file, address)
  return address
}
