import { AsWritten } from './AsWritten.tsx'

/** A sentence with a name or a number in it, which a browser that translates the page leaves as it is. */
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
