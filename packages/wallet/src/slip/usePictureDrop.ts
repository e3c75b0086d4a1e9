import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'

const pictureIn = (transfer: DataTransfer | null) =>
  Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith('image/') || type === '')

export function usePictureDrop(onPicture: (file: File) => void) {
  const [over, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = pictureIn(event.clipboardData)
    if (file) onPicture(file)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return {
    over,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const file = pictureIn(event.dataTransfer)
      if (file) onPicture(file)
    },
  }
}
