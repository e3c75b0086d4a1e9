const start = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  heic: [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const

/** Returns a file that begins like a picture of `kind` but cannot be decoded. */
export const aPicture = (kind: keyof typeof start = 'jpeg', bytes = 2000, name = 'slip.jpg') => {
  const content = new Uint8Array(bytes)
  content.set(start[kind])
  return new File([content], name, { type: `image/${kind}` })
}

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
