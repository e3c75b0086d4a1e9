import styled from '@emotion/styled'
import { Button, drawPicture, encodeJpeg, FormMessage, Stack, usePictureAddress } from '@member/ui'
import { type ChangeEvent, useRef, useState } from 'react'
import { type Sample, Samples } from './Samples.tsx'
import { t } from './words.ts'
import { documentFile } from '@member/api-client'

const types = new Set<string>(documentFile.types)
const isSendable = ({ size, type }: File) => size <= documentFile.largest && types.has(type)

/**
 * Shrinks a picture and removes its metadata.
 * A picture that the browser cannot draw is returned unchanged if the server accepts its type, else null.
 */
async function prepareDocument(picture: File): Promise<File | null> {
  const canvas = await drawPicture(picture)
  const blob = canvas && (await encodeJpeg(canvas, documentFile.largest))
  if (blob) return new File([blob], 'document.jpg', { type: 'image/jpeg' })
  return isSendable(picture) ? picture : null
}

// On a desktop, "camera" would only open the file dialog again.
const Touch = styled.div`
  @media (hover: hover) and (pointer: fine) {
    display: none;
  }
`

const Shown = styled.img`
  display: block;
  max-width: 100%;
  max-height: 240px;
  margin: 0 auto;
  border-radius: var(--radius-m);
`

const Hint = styled.p`
  color: var(--text-muted);
  font-size: 0.875rem;
`

interface DocumentFieldProps {
  what: string
  sample: Sample
  hint: string
  camera: 'environment' | 'user'
  file: File | null
  fault?: string | undefined
  onFile: (file: File | null) => void
}

export const DocumentField = ({ what, sample, hint, camera, file, fault, onFile }: DocumentFieldProps) => {
  const gallery = useRef<HTMLInputElement>(null)
  const lens = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<'idle' | 'preparing' | 'unreadable'>('idle')
  const address = usePictureAddress(file)

  const take = async (picture: File) => {
    setState('preparing')
    const prepared = await prepareDocument(picture)
    setState(prepared ? 'idle' : 'unreadable')
    onFile(prepared)
  }
  const input = {
    type: 'file',
    accept: 'image/*',
    hidden: true,
    tabIndex: -1,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const [picture] = currentTarget.files ?? []
      // Allows the same picture to be chosen again.
      currentTarget.value = ''
      if (picture) void take(picture)
    },
  } as const
  const isBusy = state === 'preparing'
  return (
    <Stack space={3} role="group" aria-label={what}>
      <div>
        <strong>{what}</strong>
        <Hint>{hint}</Hint>
      </div>
      {address ? <Shown src={address} alt={t.chosen({ what })} /> : <Samples of={sample} />}
      <Button icon="image" wide busy={isBusy} onClick={() => gallery.current?.click()}>
        {file ? t.another({ what }) : t.choose({ what })}
      </Button>
      <input {...input} ref={gallery} aria-label={t.choose({ what })} />
      <Touch>
        <Button icon="camera" wide disabled={isBusy} onClick={() => lens.current?.click()}>
          {t.camera({ what })}
        </Button>
        <input {...input} ref={lens} capture={camera} aria-label={t.camera({ what })} />
      </Touch>
      <FormMessage>{state === 'unreadable' ? t.unreadable : (fault ?? null)}</FormMessage>
    </Stack>
  )
}
