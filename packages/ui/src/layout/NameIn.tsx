import { AsWritten } from './AsWritten.tsx'

/** A sentence whose name or number browsers must not translate. */
export const NameIn = ({ text, name }: { text: string; name: string }) => {
  const at = text.indexOf(name)
  return (
    <>
      {text.slice(0, at)}
      <AsWritten>{name}</AsWritten>
      {text.slice(at + name.length)}
    </>
  )
}
