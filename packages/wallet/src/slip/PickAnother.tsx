import { Button, type ButtonProps } from '@member/ui'
import { useSetAtom } from 'jotai'
import { useRef, type ChangeEvent } from 'react'
import { chooseSlipAtom } from './slip.ts'
import { t } from './words.ts'

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
