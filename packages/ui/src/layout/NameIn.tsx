import type { ReactNode } from 'react'

/** Text that browsers must not translate: a name, an account number, a reference. */
export const AsWritten = ({ children }: { children: ReactNode }) => <span translate="no">{children}</span>

/** Sentence in which browsers must not translate the part `name`. */
export const NameIn = ({ text, name }: { text: string; name: string }) => {
  const at = text.indexOf(name)
  // An operator's own words may leave the name out.
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <AsWritten>{name}</AsWritten>
      {text.slice(at + name.length)}
    </>
  )
}
