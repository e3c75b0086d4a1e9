/** What editors and systems leave beside a file: locks, swap files, a Mac's second half of it. */
export const isLeftOver = (name: string) => /^[.#~]|~$/.test(name) || name === 'Thumbs.db'
