import { Button, type ButtonProps, Stack } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useRef, type ChangeEvent } from 'react'
import { chooseSlipAtom } from './slip.ts'
import { t } from './words.ts'
import styled from '@emotion/styled'
import { useFocusOnArrival } from './Outcome.tsx'

/** Button that opens the file chooser and restarts the slip with the chosen picture. */
export const PickAnother = ({
  variant = 'secondary',
  label = t.newPicture,
  disabled = false,
}: {
  variant?: ButtonProps['variant']
  label?: string
  disabled?: boolean
}) => {
  const choose = useSetAtom(chooseSlipAtom)
  const input = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Allows the same picture to be chosen again.
    currentTarget.value = ''
    if (file) void choose(file)
  }
  return (
    <>
      <Button variant={variant} wide icon="image" disabled={disabled} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        tabIndex={-1}
        aria-label={label}
        onChange={take}
      />
    </>
  )
}

// On a desktop, "camera" would only open the file dialog again.
const Touch = styled.div`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`

export const PickButtons = ({
  gallery,
  onPicture,
}: {
  /** Id of the gallery's file input. */
  gallery: string
  onPicture: (file: File) => void
}) => {
  const first = useFocusOnArrival<HTMLButtonElement>()
  const pictures = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Allows the same picture to be chosen again.
    currentTarget.value = ''
    if (file) onPicture(file)
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, tabIndex: -1, onChange: take } as const
  return (
    <Stack space={3}>
      <Button ref={first} variant="primary" icon="image" wide onClick={() => pictures.current?.click()}>
        {t.choose}
      </Button>
      <input {...input} id={gallery} ref={pictures} aria-label={t.choose} />
      <Touch>
        <Button icon="camera" wide onClick={() => camera.current?.click()}>
          {t.camera}
        </Button>
        <input {...input} ref={camera} capture="environment" aria-label={t.camera} />
      </Touch>
    </Stack>
  )
}
