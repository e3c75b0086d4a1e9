import styled from '@emotion/styled'
import { Button, Stack } from '@member/ui'
import { useRef, type ChangeEvent } from 'react'
import { t } from './words.ts'
import { useFocusOnArrival } from './useFocusOnArrival.ts'

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
