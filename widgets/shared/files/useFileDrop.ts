import { type ClipboardEvent, type DragEvent, useState } from 'react'

const hasFiles = (data: DataTransfer): boolean => data.types.includes('Files')

/** What an element needs to take files that are dropped on it or pasted into it. */
export function useFileDrop(addFiles: (files: readonly File[]) => void, isAllowed: boolean) {
  const [isOver, setOver] = useState(false)
  if (!isAllowed) return {}
  const takeFrom = (data: DataTransfer) => addFiles([...data.files])
  return {
    'data-over': isOver || undefined,
    onDragOver(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
    },
    onDrop(event: DragEvent) {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setOver(false)
      takeFrom(event.dataTransfer)
    },
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return
      event.preventDefault()
      takeFrom(event.clipboardData)
    },
  }
}
