import styled from '@emotion/styled'
import { pictureFault, pictureNames } from '@member/brand/own/checks'
import { Icon } from '@member/ui'
import { addressOf, type Draft } from './draft.ts'
import { FileField } from './FileField.tsx'
import { Part } from './Part.tsx'

const Thumb = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  margin-right: 12px;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--surface-3);
  color: var(--text-muted);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`

const hints: Record<string, string> = {
  logo: 'In the bar, 36 px high',
  hero: 'In the place of the drawing at the head of the landing page',
  background: 'Behind every page',
  icon: 'Of the installed app, square',
  social: 'On a shared link, 1200 × 630',
}

export const Pictures = ({
  files,
  onPut,
}: Pick<Draft, 'files'> & { onPut: (name: string, file: File | undefined) => void }) => {
  const count = [...pictureNames.keys()].filter((name) => files[name]).length
  return (
    <Part title="Pictures" said={count > 0 ? `${count} of ${pictureNames.size}` : undefined}>
      <p>SVG, PNG, JPEG, WebP or AVIF up to 8 MB. The build cuts each down to the size it is shown at.</p>
      {[...pictureNames.keys()].map((name) => {
        const picture = files[name]
        return (
          <FileField
            key={name}
            label={name}
            hint={hints[name] ?? 'On its tile'}
            accept=".svg,.png,.jpg,.jpeg,.webp,.avif"
            file={picture}
            faultOf={pictureFault}
            onChange={(chosen) => onPut(name, chosen)}
          >
            <Thumb>
              {picture ? <img src={addressOf(picture)} alt="" /> : <Icon name="image" size={22} />}
            </Thumb>
          </FileField>
        )
      })}
    </Part>
  )
}
