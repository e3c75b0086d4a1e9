import { handOver } from '@member/ui'
import { loadLetters } from '../money/useIsPast.ts'

export interface Receipt {
  site: string
  icon: string | undefined
  name: string
  amount: string
  status: string
  lines: readonly (readonly [string, string])[]
}

const width = 720
const margin = 48
const lineHeight = 60

/** Draws the receipt as a picture, and saves or shares it; false if that fails. */
export async function saveReceipt(
  receipt: Receipt,
  name: string,
  hold: (picture: Blob) => Promise<void>,
): Promise<boolean> {
  try {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = 460 + receipt.lines.length * lineHeight
    const brush = canvas.getContext('2d')
    if (!brush) return false
    const { site, icon, name: title, amount, status, lines } = receipt
    const family = await loadLetters([site, title, amount, status, ...lines.flat()].join(' '))
    draw(brush, canvas.height, receipt, family)
    const mark = icon && (await loadPicture(icon))
    if (mark) brush.drawImage(mark, width / 2 - 36, 32, 72, 72)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) return false
    await handOver(png, name, hold)
    return true
  } catch {
    return false
  }
}

const loadPicture = (address: string) =>
  new Promise<HTMLImageElement | undefined>((resolve) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => resolve(undefined))
    image.src = address
  })

function draw(
  brush: CanvasRenderingContext2D,
  height: number,
  { site, name, amount, status, lines }: Receipt,
  family: string,
) {
  const write = (
    text: string,
    x: number,
    y: number,
    font: string,
    colour: string,
    align: CanvasTextAlign,
  ) => {
    brush.font = `${font} ${family}`
    brush.fillStyle = colour
    brush.textAlign = align
    brush.fillText(text, x, y, width - 2 * margin)
  }
  const middle = width / 2
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, width, height)
  write(site, middle, 152, '600 30px', '#111', 'center')
  write(name, middle, 222, '500 30px', '#444', 'center')
  write(amount, middle, 298, '600 56px', '#111', 'center')
  write(status, middle, 350, '400 28px', '#444', 'center')
  lines.forEach(([label, value], place) => {
    const y = 428 + place * lineHeight
    brush.fillStyle = '#e4e4e4'
    brush.fillRect(margin, y - 42, width - 2 * margin, 1)
    write(label, margin, y, '400 26px', '#666', 'left')
    write(value, width - margin, y, '500 26px', '#111', 'right')
  })
}
