const lines = ['โอนเงินสำเร็จ', '20 พ.ย. 2569 14:05 น.', 'นาย สมชาย ใ***', 'xxx-x-x4321-x', '500.00 บาท']

export async function drawnPicture(): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = 540
  canvas.height = 800
  const brush = canvas.getContext('2d')
  if (brush) {
    brush.fillStyle = '#5b2a86'
    brush.fillRect(0, 0, 540, 800)
    brush.fillStyle = '#fff'
    brush.fillRect(32, 48, 476, 704)
    brush.fillStyle = '#222'
    brush.font = '28px sans-serif'
    lines.forEach((line, n) => brush.fillText(line, 64, 130 + n * 80))
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'slip.png', { type: 'image/png' })
}
