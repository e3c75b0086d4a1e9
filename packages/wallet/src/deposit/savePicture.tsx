import { loadLetters } from '../money/useIsPast.ts'
import { bankAppOf } from '@member/banks'
import { memberAtom, platform } from '@member/api-client'
import { FormMessage, LinkButton } from '@member/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { t } from './words.ts'

/** Width (px) of the saved picture and its QR code, large enough for a bank app to read. */
const side = 720
const line = 56

interface Words {
  head: string
  mark: string
  amount: string
  payee: string
}

/** Draws the QR code with site name, PromptPay mark, amount and payee as a PNG; null on failure. */
export async function drawPayment(svg: SVGElement | null, words: Words): Promise<Blob | null> {
  try {
    if (!svg) return null
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side + line * 5
    const brush = canvas.getContext('2d')
    if (!brush) return null
    const { head, mark, amount, payee } = words
    const family = await loadLetters([head, mark, amount, payee].join(' '))
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.textAlign = 'center'
    const write = (text: string, row: number, size: number, colour: string) => {
      brush.fillStyle = colour
      brush.font = `600 ${size}px ${family}`
      brush.fillText(text, side / 2, row, side - 48)
    }
    write(head, line, 36, '#1b1b1b')
    brush.fillStyle = '#0d3a66'
    brush.fillRect(0, line * 1.4, side, line)
    write(mark, line * 2.1, 32, '#fff')
    brush.drawImage(await asImage(svg), 0, line * 2.4, side, side)
    write(amount, side + line * 3.2, 44, '#1b1b1b')
    write(payee, side + line * 4.3, 28, '#444')
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
  } catch {
    return null
  }
}

export const canShare = () =>
  typeof navigator.share === 'function' && typeof navigator.canShare === 'function'

export async function sharePicture(picture: Blob | null, name: string): Promise<boolean> {
  if (!picture) return false
  const files = [new File([picture], name, { type: 'image/png' })]
  if (!navigator.canShare({ files })) return false
  try {
    await navigator.share({ files })
    return true
  } catch (error) {
    // Cancelling is not an error.
    return error instanceof Error && error.name === 'AbortError'
  }
}

function asImage(svg: SVGElement): Promise<HTMLImageElement> {
  const text = new XMLSerializer().serializeToString(svg)
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }))
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('undrawable QR')))
    image.src = address
  })
}

/** Time (ms) after which a bank app that has not hidden this page counts as missing. */
const leavesWithin = 2000

/** Link that opens the app of the member's bank, with advice if no app opens. */
export const OpenBankApp = () => {
  const bank = useAtomValue(memberAtom).data?.user_bank.bankName ?? ''
  const [isStuck, setStuck] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const app = bankAppOf(bank)
  if (!app || platform() === 'DSK') return null
  const look = () => {
    setStuck(false)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setStuck(!document.hidden), leavesWithin)
  }
  return (
    <>
      <LinkButton wide icon="phone" href={app.opens} onClick={look}>
        {t.openApp({ app: app.name })}
      </LinkButton>
      <FormMessage tone="info">{isStuck ? t.openAppStuck({ app: app.name }) : null}</FormMessage>
    </>
  )
}
