import { AsWritten } from './AsWritten.tsx'

/** A sentence; browsers must not translate `name`, a name or number in it. */
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
