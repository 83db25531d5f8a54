import { sheetLimits } from './limits.ts'

/** Gathers the text of a cell or of a shared string: its runs, without what says how it is pronounced. */
export interface TextReader {
  begin(): void
  open(element: string): void
  add(text: string): void
  close(element: string): void
  end(): string
}

/** Makes a reader for one text after the other. A text is kept up to where it is too long for certain. */
export function createTextReader(): TextReader {
  let isText = false
  let isReading = false
  let isPhonetic = false
  let text = ''
  return {
    begin: () => {
      isReading = true
      isText = false
      isPhonetic = false
      text = ''
    },
    open: (element) => {
      if (element === 'rPh') isPhonetic = true
      if (element === 't') isText = isReading && !isPhonetic
    },
    add: (more) => {
      if (isText && text.length <= kept) text += more
    },
    close: (element) => {
      if (element === 't') isText = false
      if (element === 'rPh') isPhonetic = false
    },
    end: () => {
      isReading = false
      return decodeText(text)
    },
  }
}

/** Each character may be written as seven. */
const kept = sheetLimits.cellText * 7

/** Characters that XML cannot hold are written as `_x0007_` (ECMA-376 part 1, 22.9.2.19). */
export function decodeText(text: string): string {
  const decoded = text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
  return decoded.replaceAll('\r\n', '\n')
}
