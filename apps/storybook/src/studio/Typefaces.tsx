import { fontEndings, fontNames, nameAndEnding } from '@member/brand/own/checks'
import { fontFault } from '@member/brand/own/fonts'
import type { Draft } from './draft.ts'
import { FileField } from './FileField.tsx'
import { Part } from './Part.tsx'

const uses = { body: 'Text', display: 'Headings, buttons, figures' }

const faultOf = (path: string, bytes: Uint8Array) =>
  fontEndings.includes(nameAndEnding(path).ending)
    ? fontFault(bytes)
    : `a face ends in one of ${fontEndings.join(', ')}; save it as one of them.`

export const Typefaces = ({
  files,
  onPut,
}: Pick<Draft, 'files'> & { onPut: (name: string, file: File | undefined) => void }) => {
  const count = [...fontNames.keys()].filter((name) => files[name]).length
  return (
    <Part title="Typefaces" said={count > 0 ? `${count} of ${fontNames.size}` : undefined}>
      <p>With the whole Thai and English alphabets. The build cuts each down to what a page is written in.</p>
      {[...fontNames].map(([name, { use, weight }]) => (
        <FileField
          key={name}
          label={name}
          hint={`${uses[use]}, weight ${weight}`}
          accept={fontEndings.map((ending) => `.${ending}`).join()}
          file={files[name]}
          faultOf={faultOf}
          onChange={(chosen) => onPut(name, chosen)}
        />
      ))}
    </Part>
  )
}
