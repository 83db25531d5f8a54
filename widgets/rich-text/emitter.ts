/** From this size on, in positions of the document, writing out the whole text after each key would be felt. */
const bigText = 20_000

/** Milliseconds without a key after which a big text is written out. */
const pause = 250

interface Emitter {
  /** Called after each change, with the size of the text. */
  readonly changed: (size: number) => void
  /** Writes out at once what still waits, as when the text is left. */
  readonly flush: () => void
}

/** Allocates what tells the form of changes: of small texts at once, of big ones when people pause. */
export function createEmitter(emit: () => void): Emitter {
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    emit()
  }
  return {
    changed(size) {
      clearTimeout(timer)
      timer = undefined
      if (size < bigText) emit()
      else timer = setTimeout(flush, pause)
    },
    flush,
  }
}
