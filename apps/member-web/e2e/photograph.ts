import type { Page } from '@playwright/test'

/** Returns the slip as photographed from a phone's screen: rotated, unevenly lit, JPEG quality 70. */
export const photograph = async (page: Page, slip: Buffer): Promise<Buffer> => {
  const taken = await page.evaluate(async (picture) => {
    const image = new Image()
    image.src = `data:image/jpeg;base64,${picture}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width * 1.3
    canvas.height = image.height * 1.25
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('There is nothing to paint on.')
    paint.fillStyle = '#6b5a48'
    paint.fillRect(0, 0, canvas.width, canvas.height)
    paint.translate(canvas.width / 2, canvas.height / 2)
    paint.rotate((5 * Math.PI) / 180)
    paint.drawImage(image, -image.width / 2, -image.height / 2)
    paint.setTransform(1, 0, 0, 1, 0, 0)
    const light = paint.createLinearGradient(0, 0, canvas.width, canvas.height)
    light.addColorStop(0, 'rgba(255, 244, 214, 0.3)')
    light.addColorStop(1, 'rgba(20, 20, 40, 0.35)')
    paint.fillStyle = light
    paint.fillRect(0, 0, canvas.width, canvas.height)
    return canvas.toDataURL('image/jpeg', 0.7).split(',')[1] ?? ''
  }, slip.toString('base64'))
  return Buffer.from(taken, 'base64')
}
