const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full; make room and build again.',
  EDQUOT: 'this user may write no more to the disk; make room and build again.',
  EROFS: 'the disk can only be read; build where it can be written.',
  EACCES: 'this user may not write here; give the right to, or run as one who may.',
  EPERM: 'this user may not write here; give the right to, or run as one who may.',
  EMFILE: 'too many files are open; allow more (ulimit -n) and build again.',
}

/** Returns the reason of a failed build, on one short line. */
export function whyNot(error: unknown) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const said = error instanceof Error ? error.message : String(error)
  const line = said.replace(/\s+/g, ' ')
  return reasons[code] ?? `it cannot be built: ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`
}

const shown = 20

/** Returns the summary of a build with faults: number of brands built, and as many ids as fit. */
export function summary(built: string[]) {
  if (built.length === 0) return 'The build stops here; no brand is built.'
  const names = built.slice(0, shown).join(', ')
  const more = built.length > shown ? ` and ${built.length - shown} more` : ''
  const brands = built.length === 1 ? '1 brand is' : `${built.length} brands are`
  return `The build stops here; ${brands} built: ${names}${more}.`
}
