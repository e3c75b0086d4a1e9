import { IconButton } from '../button/IconButton.tsx'
import { hideAmounts, useAmountsHidden } from './amountsHidden.ts'
import { t } from './words.ts'

export const Eye = () => {
  const areHidden = useAmountsHidden()
  return (
    <IconButton
      icon={areHidden ? 'eyeOff' : 'eye'}
      label={areHidden ? t.show : t.hide}
      onClick={() => hideAmounts(!areHidden)}
    />
  )
}
