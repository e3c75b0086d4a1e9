/** Pixels of a saved picture's side: a bank's app reads it from the gallery. */
const side = 720

/** Saves a drawn QR as a PNG; false where this browser cannot draw or download it. */
export async function savePicture(svg: SVGElement | null, name: string): Promise<boolean> {
  try {
    if (!svg) return false
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const brush = canvas.getContext('2d')
    if (!brush) return false
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, side, side)
    brush.drawImage(await asImage(svg), 0, 0, side, side)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(png)
    link.download = name
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
    return true
  } catch {
    return false
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
