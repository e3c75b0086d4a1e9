import { useEffect, useState } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { VisuallyHidden } from '../theme/VisuallyHidden.ts'
import { t } from '../language/words.ts'

/** Copies `text` by selecting it, in browsers without access to the clipboard; false on failure. */
const copySelection = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.setAttribute('readonly', '')
  area.className = 'copy-source'
  document.body.append(area)
  area.select()
  area.setSelectionRange(0, text.length)
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}

/** Copies `text` to the clipboard; false on failure. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

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
