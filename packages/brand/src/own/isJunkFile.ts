/** True for files that editors and operating systems create: lock and swap files, macOS metadata. */
export const isJunkFile = (name: string) => /^[.#~]|~$/.test(name) || name === 'Thumbs.db'
