/** Encodes the canvas as a JPEG of at most `bytes`; null if even the lowest quality is larger. */
export async function encodeJpeg(canvas: HTMLCanvasElement, bytes: number): Promise<Blob | null> {
  for (const quality of [0.88, 0.75, 0.6, 0.45]) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (blob && blob.size <= bytes) return blob
  }
  return null
}
