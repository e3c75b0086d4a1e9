import { legalNames } from '@member/brand'
import { markdownFault } from '@member/brand/own/checks'
import type { Draft } from './draft.ts'
import { FileField } from './FileField.tsx'
import { Part } from './Part.tsx'

/** The legal pages that are the brand's own. */
export const LegalPages = ({
  files,
  onPut,
}: Pick<Draft, 'files'> & { onPut: (name: string, file: File | undefined) => void }) => {
  const count = legalNames.filter((name) => files[`legal/${name}`]).length
  return (
    <Part title="Legal pages" said={count > 0 ? `${count} of ${legalNames.length}` : undefined}>
      <p>
        Markdown without HTML, up to 256 kB. Yours stand last among the screens; a page that is not given is
        an example that says so.
      </p>
      {legalNames.map((name) => (
        <FileField
          key={name}
          label={name}
          hint="The example"
          accept=".md"
          file={files[`legal/${name}`]}
          faultOf={(_, bytes) => markdownFault(bytes)}
          onChange={(chosen) => onPut(`legal/${name}`, chosen)}
        />
      ))}
    </Part>
  )
}
