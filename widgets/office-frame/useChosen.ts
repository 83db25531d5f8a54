import { useRef, useState } from 'react'

interface Chosen {
  /** Counts the documents: another one has another number, but one that was saved elsewhere keeps its own. */
  readonly number: number
  /** To be told where the document is saved, before its path changes. */
  readonly onSaved: (path: string) => void
}

/** Tells a document that was chosen from one that changed its path as it was saved. */
export function useChosen(path: string | undefined): Chosen {
  const saved = useRef<string>(undefined)
  const [document, setDocument] = useState({ path, number: 0 })
  if (document.path !== path)
    setDocument({ path, number: path === saved.current ? document.number : document.number + 1 })
  return {
    number: document.number,
    onSaved(stored) {
      saved.current = stored
    },
  }
}
