import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { t } from '../language/words.ts'
import { copyText } from './copyText.ts'

export const CopyButton = ({
  value,
  label = t.common.copy,
  ...rest
}: { value: string; label?: string } & Omit<ButtonProps, 'value' | 'children' | 'onClick' | 'icon'>) => {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  useEffect(() => {
    if (!outcome) return undefined
    const timer = setTimeout(() => setOutcome(undefined), 2500)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => setOutcome((await copyText(value)) ? 'copied' : 'failed')
  const words = outcome === 'copied' ? t.common.copied : outcome === 'failed' ? t.common.copyFailed : ''
  return (
    <>
      <Button small {...rest} icon={outcome === 'copied' ? 'check' : 'copy'} onClick={() => void copy()}>
        {words || label}
      </Button>
      <VisuallyHidden role="status">{words}</VisuallyHidden>
    </>
  )
}
